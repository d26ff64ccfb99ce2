import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Article } from '../../content/blocks/blocks.ts'
import { documents } from '../../content/documents/tables.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { type Day, dayOf } from '../../platform/dates.ts'
import { type Both, type LocaleCode, localeCodes } from '../../platform/languages.ts'
import type { Fault } from '../check-fields.ts'
import { documents as kind } from '../kinds/documents.ts'
import type { JsonObject } from '../record.ts'

/** The last version of a legal text, in force already or from a day to come. */
async function lastDocument(db: Db, slug: string) {
  const [row] = await db
    .select()
    .from(documents)
    .where(eq(documents.slug, slug))
    .orderBy(desc(documents.version))
    .limit(1)
  return row
}

/** One more version: the ones before it stay, word for word, for everybody who agreed to them. */
export async function writeDocument(tx: Tx, slug: string, live: JsonObject): Promise<void> {
  const last = await lastDocument(tx, slug)
  if (!last) throw new Error(`there is no document «${slug}»`)
  const said = { slug, version: last.version + 1, title: live.title, articles: live.articles }
  await tx.insert(documents).values({
    slug,
    version: said.version,
    validFrom: String(live.validFrom),
    title: live.title as Both,
    articles: live.articles as unknown as Article[],
    // What a visitor agrees to is known by this: the consent record names it.
    sha256: createHash('sha256').update(JSON.stringify(said)).digest('hex'),
  })
}

/**
 * A legal text is published in every language at once, for a day that is still to come and does not lie before the version
 * it follows: nobody is bound by what nobody could read.
 */
export async function documentFaults(
  tx: Tx,
  slug: string,
  record: JsonObject,
  { languages, now }: { languages: readonly LocaleCode[]; now: Date },
): Promise<Fault[]> {
  const last = await lastDocument(tx, slug)
  const from = String(record.validFrom) as Day
  const isTooEarly = from <= dayOf(now) || (last !== undefined && from < last.validFrom)
  const articles = Array.isArray(record.articles) ? record.articles : []
  return [
    ...(isTooEarly ? [faultAt('validFrom', 'too-early')] : []),
    ...(articles.length === 0 ? [faultAt('articles', 'missing')] : []),
    ...localeCodes
      .filter(code => !languages.includes(code))
      .map(code => ({ ...faultAt('title', 'left-out'), language: code })),
  ]
}

function faultAt(name: string, reason: Fault['reason']): Fault {
  const label = kind.fields.find(field => field.name === name)?.label ?? kind.label.one
  return { path: name, language: null, label, reason }
}
