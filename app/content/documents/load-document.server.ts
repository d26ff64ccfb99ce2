import { desc, gt, lte, min } from 'drizzle-orm'
import { notFound } from '../../navigation/page-error.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { dayOf, formatDay, startOfDay } from '../../platform/dates.ts'
import { localize } from '../blocks/blocks.ts'
import { readerOf } from '../load-page.server.ts'
import { documentInForce, type Reader } from '../read-lists.server.ts'
import { documentPath } from './document-path.ts'
import { documents } from './tables.ts'

/** A legal text as it is in force today, and the others one may want to read beside it. */
export async function loadDocument(context: LoadContext, slug: string) {
  const { now, locale, pathname } = context
  const reader = readerOf(context)
  const today = dayOf(now)
  context.dependsOn('documents')
  const document = await documentInForce(reader, slug, today)
  if (!document) throw notFound(pathname)
  const next = await nextDocumentOn(reader, today)
  if (next) context.trueUntil(startOfDay(next))
  const others = (await documentsInForce(reader, today)).filter(other => other.slug !== slug)
  return {
    title: document.title,
    version: document.version,
    inForceFrom: formatDay(document.validFrom, locale, { withYear: true }),
    articles: document.articles,
    others: others.map(other => ({ title: other.title, to: documentPath(other.slug) })),
  }
}

export type LocalDocument = Awaited<ReturnType<typeof loadDocument>>

/** Every legal text in force today, by its name. */
async function documentsInForce({ db, locale, fill }: Reader, today: string) {
  const rows = await db
    .selectDistinctOn([documents.slug], { slug: documents.slug, title: documents.title })
    .from(documents)
    .where(lte(documents.validFrom, today))
    .orderBy(documents.slug, desc(documents.version))
  return rows.map(row => localize(row, locale, fill))
}

/** The day on which any legal text is replaced next, or null. */
async function nextDocumentOn({ db }: Reader, today: string): Promise<string | null> {
  const [row] = await db
    .select({ on: min(documents.validFrom) })
    .from(documents)
    .where(gt(documents.validFrom, today))
  return row?.on ?? null
}
