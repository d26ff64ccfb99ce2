import { eq } from 'drizzle-orm'
import { pictures } from '../content/pictures/tables.ts'
import { type EventReader, publishedParticipants } from '../content/read-lists.server.ts'
import { fileOf } from '../content/shown-picture.ts'
import { works } from '../content/tables.ts'
import { workPath } from '../content/work-path.ts'
import type { ParticipantType, Section } from '../participants/kinds.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { dayOf } from '../platform/dates.ts'
import { keepRecentFor } from '../platform/keep-recent.ts'
import type { HungWork } from './hung-work.ts'
import { enough, nearnessTo } from './nearness.ts'
import { familyOf } from './techniques.ts'
import { wheel } from './wheel.ts'

// In both languages, and while one version gives way to the next.
const kept = keepRecentFor<Db, Promise<readonly HungWork[]>>(4)

/**
 * Every work of the fair on show that is published in this language, in the order of the catalogue. Read once for all who
 * look until the content, the day or the fair is another: what each visitor chooses costs the database nothing.
 */
export function readWorks(
  reader: EventReader & { now: Date },
  version: string,
): Promise<readonly HungWork[]> {
  const { db, edition, locale, now } = reader
  return kept(db, [version, edition.id, dayOf(now), locale].join(' '), () => readAll(reader))
}

async function readAll(reader: EventReader): Promise<readonly HungWork[]> {
  const participants = await publishedParticipants(reader)
  const rows = await reader.db
    .selectDistinct({ path: pictures.path, file: pictures.file, colours: pictures.colours })
    .from(pictures)
    .innerJoin(works, eq(works.picturePath, pictures.path))
  const coloursOf = new Map(rows.map(row => [fileOf(row), row.colours ?? []]))
  return participants.flatMap(({ works: hung, slug, path, name, type, section, standCode }) =>
    hung.map(({ artist: _, ...work }): HungWork => {
      const colours = coloursOf.get(work.picture.src) ?? []
      return {
        ...work,
        path: workPath(work.number),
        family: familyOf(work.technique),
        section: section as Section,
        stand: standCode,
        shownBy: { slug, path, name, type: type as ParticipantType },
        colours,
        nearness: new Map(
          wheel.flatMap(({ key }) => {
            const nearness = nearnessTo(key, colours)
            return nearness >= enough.near ? [[key, nearness] as const] : []
          }),
        ),
      }
    }),
  )
}
