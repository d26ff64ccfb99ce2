import { eq, or, sql } from 'drizzle-orm'
import { pictures } from '../../content/pictures/tables.ts'
import { fileOf } from '../../content/shown-picture.ts'
import { participants, works } from '../../content/tables.ts'
import { sha256 } from '../../images/image-cache.server.ts'
import type { OpenPicture } from '../../images/tiles/serve-tiles.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'

/** The picture of a file, with what the library says of its rights; null where it has none. */
export async function findOriginal(db: Db, src: string) {
  const [row] = await db.select().from(pictures).where(isFile(src))
  return row ? { ...openPicture(row), rightsHolder: row.rightsHolder, rightsUntil: row.rightsUntil } : null
}

/**
 * The picture of a file, if a work that is shown to everybody hangs by it: one whose participant is published, in any
 * language, at the fair on show.
 */
export async function findOpenPicture(db: Db, editionId: string, src: string): Promise<OpenPicture | null> {
  const [found] = await db
    .select({ picture: pictures })
    .from(works)
    .innerJoin(pictures, eq(pictures.path, works.picturePath))
    .innerJoin(participants, eq(participants.id, works.participantId))
    .where(
      sql`${isFile(src)} and ${participants.editionId} = ${editionId} and ${pictures.trashedAt} is null
        and (${participants.publishedRuAt} is not null or ${participants.publishedEnAt} is not null)`,
    )
    .limit(1)
  return found ? openPicture(found.picture) : null
}

/** A picture that was given another file is no longer found by the one before. */
function isFile(src: string) {
  return or(eq(pictures.file, src), sql`${pictures.file} is null and ${pictures.path} = ${src}`)
}

type Row = typeof pictures.$inferSelect

function openPicture({ width, height, sha256: print, ...row }: Row): OpenPicture {
  // One that came before there were prints is told by its name and size.
  const known = print ?? sha256(`${fileOf(row)} ${width} ${height}`)
  return { width, height, version: known.slice(0, 16) }
}
