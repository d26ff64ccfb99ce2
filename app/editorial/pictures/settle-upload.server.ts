import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { pictureFolders, pictures, pictureUploads } from '../../content/pictures/tables.ts'
import { shownName } from '../../images/judge-file.ts'
import { createSharedWork } from '../../images/share-work.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { mayEdit } from '../rights.ts'
import { type Added, addPicture, type Library, replaceFile } from './add-picture.server.ts'
import { libraryBounds } from './library-bounds.ts'
import type { PictureUploads } from './open-uploads.server.ts'
import { type Refused, writeRefusal } from './picture-refusal.ts'

export type UploadRow = typeof pictureUploads.$inferSelect
export type UploadWish = {
  name: string
  size: number
  folder: string | null
  replaces: string | null
  revision: number | null
}

/** Announces a file: within the bounds, one's own from then on. */
export function recordUpload(
  pool: pg.Pool,
  person: Person,
  { id, ...wish }: UploadWish & { id: string },
  now: Date,
): Promise<{ ok: true } | Refused> {
  return transaction(pool, async (tx): Promise<{ ok: true } | Refused> => {
    if (!mayEdit(person, wish.replaces ? 'publish' : 'create')) return { ok: false, reason: 'not-allowed' }
    if (wish.size < 1) return { ok: false, reason: 'empty' }
    if (wish.size > libraryBounds.fileBytes) return { ok: false, reason: 'too-heavy' }
    // Two tabs do not each find the last place free.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person.id}, 17))`)
    const own = eq(pictureUploads.personId, person.id)
    const since = new Date(now.getTime() - 24 * 3_600_000)
    const [day] = await tx
      .select({
        all: count(),
        open: sql<number>`(count(*) filter (where ${isNull(pictureUploads.endedAt)}))::int`,
      })
      .from(pictureUploads)
      .where(and(own, gt(pictureUploads.createdAt, since)))
    if ((day?.all ?? 0) >= libraryBounds.uploadsADay) return { ok: false, reason: 'too-many-today' }
    if ((day?.open ?? 0) >= libraryBounds.unfinished) return { ok: false, reason: 'too-many-unfinished' }
    if (wish.folder && (await tx.$count(pictureFolders, eq(pictureFolders.key, wish.folder))) === 0)
      return { ok: false, reason: 'unknown-folder' }
    if (wish.replaces && (await tx.$count(pictures, eq(pictures.path, wish.replaces))) === 0)
      return { ok: false, reason: 'unknown-picture' }
    await tx
      .insert(pictureUploads)
      .values({ id, personId: person.id, ...wish, name: shownName(wish.name), createdAt: now })
    return { ok: true }
  })
}

/** `tell`: what became of a file, once. */
type Settling = Library & { pictureUploads: PictureUploads; tell(ended: UploadRow): Promise<void> }

const share = createSharedWork<UploadRow>()

/**
 * The whole file has come: it becomes a picture, or is refused. However often it is asked meanwhile, it is read and done
 * once.
 */
export async function settleUpload(
  library: Settling,
  person: Person,
  upload: UploadRow,
  now: Date,
): Promise<UploadRow> {
  if (upload.endedAt || upload.received < upload.size) return upload
  return share(upload.id, () => settle(library, person, upload, now))
}

async function settle(library: Settling, person: Person, upload: UploadRow, now: Date): Promise<UploadRow> {
  const bytes = await library.pictureUploads.read(upload.id).catch(() => null)
  const { name, folder, replaces, revision } = upload
  const added: Added | Refused =
    bytes === null
      ? { ok: false, reason: 'broken' }
      : replaces
        ? await replaceFile(library, person, { path: replaces, revision: revision ?? 0, bytes, name }, now)
        : await addPicture(library, person, { bytes, name, folder }, now)
  const { row, isFirst } = await endUpload(library.pool, upload.id, added, now)
  await library.pictureUploads.remove(upload.id)
  if (row && isFirst) await library.tell(row)
  return row ?? upload
}

/** What became of it; whoever comes second is told what the first has made of it. */
async function endUpload(
  pool: pg.Pool,
  id: string,
  added: Added | Refused,
  now: Date,
): Promise<{ row: UploadRow | undefined; isFirst: boolean }> {
  return transaction(pool, async tx => {
    const outcome = added.ok ? (added.isSame ? 'same' : 'added') : writeRefusal(added)
    const { rowCount } = await tx
      .update(pictureUploads)
      .set({ endedAt: now, outcome, picture: added.ok ? added.path : null })
      .where(and(eq(pictureUploads.id, id), isNull(pictureUploads.endedAt)))
    const [row] = await tx.select().from(pictureUploads).where(eq(pictureUploads.id, id))
    return { row, isFirst: rowCount === 1 }
  })
}
