import { rm } from 'node:fs/promises'
import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { submissions } from '../../applications/tables.ts'
import { awardRecusals } from '../jury/tables.ts'
import { awardApplications, awardFiles, awardHistory } from '../tables.ts'
import { type BookFiles, placeOfFile } from './book-files.ts'

/** Of whoever was forgotten the book goes too, with its files and its link; that something was sent in stays. */
export async function eraseBooks(
  pool: pg.Pool,
  files: BookFiles,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const db = drizzle(pool)
  const rows = await db
    .select({ id: awardApplications.id })
    .from(awardApplications)
    .innerJoin(submissions, eq(submissions.id, awardApplications.submissionId))
    .where(and(lt(submissions.erasedAt, before), isNotNull(awardApplications.linkHash)))
    .limit(most)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  const kept = await db.select().from(awardFiles).where(inArray(awardFiles.applicationId, ids))
  // Files first: whoever is killed in between begins again with the same rows.
  for (const file of kept) await rm(placeOfFile(files, file), { force: true })
  await db.delete(awardFiles).where(inArray(awardFiles.applicationId, ids))
  // What was written to them and about them goes as well; that a step was taken stays.
  await db.update(awardHistory).set({ details: {} }).where(inArray(awardHistory.applicationId, ids))
  await db.update(awardRecusals).set({ note: '' }).where(inArray(awardRecusals.applicationId, ids))
  await db
    .update(awardApplications)
    .set({ fields: {}, isbn: null, linkHash: null, question: null })
    .where(inArray(awardApplications.id, ids))
  return ids.length
}
