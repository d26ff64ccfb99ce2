import { notFound } from '../navigation/page-error.ts'
import type { LoadContext } from '../pages/load-context.ts'
import { dayOf, formatDay, startOfDay } from '../platform/dates.ts'
import { documentPath } from './document-path.ts'
import { documentInForce, documentsInForce, nextDocumentOn } from './list-queries.server.ts'
import { readerOf } from './load-page.server.ts'

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
