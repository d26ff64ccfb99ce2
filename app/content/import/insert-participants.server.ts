import type { ParticipantRecord } from '../../../content/types.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import * as tables from '../tables.ts'
import { type InsertContext, publishedIn } from './insert-context.ts'

/** Everybody with a stand, and what hangs there. */
export async function insertParticipants(
  tx: Tx,
  records: ParticipantRecord[],
  context: InsertContext,
): Promise<number> {
  const inserted = await tx
    .insert(tables.participants)
    .values(
      records
        .toSorted((a, b) => a.number - b.number)
        .map(({ stand, works: _, ...participant }) => ({
          ...participant,
          ...publishedIn(context),
          standCode: stand,
        })),
    )
    .onConflictDoNothing()
    .returning({ id: tables.participants.id, slug: tables.participants.slug })
  const noteOf = new Map(context.notes.map(note => [note.file, note]))
  const worksOf = new Map(records.map(({ slug, works }) => [slug, works]))
  const works = inserted.flatMap(({ id, slug }) =>
    (worksOf.get(slug) ?? []).map((work, index) => {
      const note = noteOf.get(work.picture)
      if (!note) throw new Error(`the manifest does not know ${work.picture}`)
      return {
        participantId: id,
        position: index + 1,
        picturePath: work.picture,
        author: work.author,
        title: work.title ?? note.title,
        year: note.year,
        technique: note.technique,
        heightCm: note.size_cm.height,
        widthCm: note.size_cm.width,
        mark: work.mark,
        priceKopecks: work.priceRoubles === null ? null : work.priceRoubles * 100,
      }
    }),
  )
  if (works.length > 0) await tx.insert(tables.works).values(works)
  return inserted.length
}
