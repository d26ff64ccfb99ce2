import * as tables from '../../app/content/tables.ts'
import type { Edition } from '../../app/editions/edition.ts'
import type { Db } from '../../app/platform/database/database.server.ts'
import { participantsAbc } from '../../content/participants-abc.ts'
import { participantsDef } from '../../content/participants-def.ts'
import type { Both } from '../../content/types.ts'

/** What the pictures' manifest knows of a work. */
export type WorkNote = {
  file: string
  title: Both
  technique: Both
  year: number
  size_cm: { height: number; width: number }
}

/** Everybody with a stand, numbered in the order of the plan, and what hangs there. */
export async function seedParticipants(
  tx: Db,
  edition: Edition,
  notes: WorkNote[],
  now: Date,
): Promise<void> {
  const everybody = [...participantsAbc, ...participantsDef].sort((a, b) => a.stand.localeCompare(b.stand))
  const noteOf = new Map(notes.map(note => [note.file, note]))
  const inserted = await tx
    .insert(tables.participants)
    .values(
      everybody.map(({ stand, works: _, ...participant }, index) => ({
        ...participant,
        number: index + 1,
        standCode: stand,
        editionId: edition.id,
        publishedRuAt: now,
        publishedEnAt: now,
      })),
    )
    .returning({ id: tables.participants.id, slug: tables.participants.slug })
  const idOf = new Map(inserted.map(({ slug, id }) => [slug, id]))
  const works = everybody.flatMap(({ slug, works }) =>
    works.map((work, index) => {
      const note = noteOf.get(work.picture)
      if (!note) throw new Error(`the manifest does not know ${work.picture}`)
      return {
        participantId: idOf.get(slug) ?? 0,
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
  await tx.insert(tables.works).values(works)
}
