import { documentInForce } from '../content/list-queries.server.ts'
import type { Db } from '../platform/database.server.ts'
import { dayOf } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { Consent } from './place-order.server.ts'

/** What the buyer agreed to, down to the version of the text that was in force. */
export async function consentsInForce(
  db: Db,
  slugs: readonly string[],
  locale: LocaleCode,
  now: Date,
): Promise<Consent[]> {
  const reader = { db, locale, fill: (text: string) => text }
  const texts = await Promise.all(slugs.map(slug => documentInForce(reader, slug, dayOf(now))))
  return texts.flatMap((text, place) =>
    text ? [{ document: slugs[place] ?? '', version: String(text.version), at: now.toISOString() }] : [],
  )
}
