import { and, desc, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Day } from '../../platform/dates.ts'
import { documents } from './tables.ts'

/** Which version of a legal text somebody agrees to, and the proof of what it said. */
export type DocumentInForce = { document: string; version: number; hash: string }

/** The version of each of these texts that is in force today; the texts themselves are not read. */
export async function documentsInForce(
  db: Db,
  slugs: readonly string[],
  today: Day,
): Promise<DocumentInForce[]> {
  const rows = await db
    .selectDistinctOn([documents.slug], {
      document: documents.slug,
      version: documents.version,
      hash: documents.sha256,
    })
    .from(documents)
    .where(and(inArray(documents.slug, [...slugs]), lte(documents.validFrom, today)))
    .orderBy(documents.slug, desc(documents.version))
  return slugs.map(slug => {
    const paper = rows.find(({ document }) => document === slug)
    if (!paper) throw new Error(`no version of «${slug}» is in force`)
    return paper
  })
}
