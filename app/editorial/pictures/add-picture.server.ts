import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { pictureFiles, pictureFolders, pictures } from '../../content/pictures/tables.ts'
import { shownName } from '../../images/judge-file.ts'
import type { PictureStore } from '../../images/picture-store.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { mayEdit } from '../rights.ts'
import { type LibraryFile, makeFile } from './make-file.server.ts'
import type { Refused } from './picture-refusal.ts'
import { isOnOwnPages } from './read-uses.server.ts'

export type Library = { pool: pg.Pool; pictureStore: PictureStore }
/** `isSame`: the library has it already, and nothing was added. */
export type Added = { ok: true; path: string; id: string; isSame: boolean }
export type Sent = { bytes: Uint8Array; name: string; folder: string | null }

declare module '../../page-server/services.ts' {
  interface Services {
    pictureStore: PictureStore
  }
}

/** A new picture of the library. A file that it has already is not kept twice: the picture it has is the answer. */
export async function addPicture(
  { pool, pictureStore }: Library,
  person: Person,
  sent: Sent,
  now: Date,
): Promise<Added | Refused> {
  if (!mayEdit(person, 'create')) return { ok: false, reason: 'not-allowed' }
  const made = await makeFile(sent.bytes, sent.folder)
  if (!made.ok) return made
  const path = newKey(made)
  await pictureStore.put(path, made.data, made.type)
  const added = await transaction(pool, async (tx): Promise<Added | Refused> => {
    // The same file sent by two at once is one picture too.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${made.print.sha256}, 16))`)
    const [known] = await tx
      .select({ path: pictures.path, id: pictures.id })
      .from(pictures)
      .where(eq(pictures.sha256, made.print.sha256))
      .orderBy(sql`${pictures.trashedAt} is not null`)
      .limit(1)
    if (known) return { ok: true, ...known, isSame: true }
    if (sent.folder && !(await hasFolder(tx, sent.folder))) return { ok: false, reason: 'unknown-folder' }
    const [row] = await tx
      .insert(pictures)
      .values({
        path,
        width: made.width,
        height: made.height,
        alt: { ru: '', en: '' },
        title: titleFrom(sent.name),
        folder: sent.folder,
        uploadedBy: person.name,
        uploadedAt: now,
        ...made.print,
        bytes: made.data.byteLength,
      })
      .returning({ id: pictures.id })
    return { ok: true, path, id: row?.id ?? '', isSame: false }
  })
  if (!added.ok || added.isSame) await pictureStore.remove(path)
  return added
}

/**
 * Another file for a picture: every page that shows it shows the new one at once. What it was before is kept, and can be
 * returned.
 */
export async function replaceFile(
  { pool, pictureStore }: Library,
  person: Person,
  { path, revision, ...sent }: Omit<Sent, 'folder'> & { path: string; revision: number },
  now: Date,
): Promise<Added | Refused> {
  if (!mayEdit(person, 'publish')) return { ok: false, reason: 'not-allowed' }
  const [before] = await transaction(pool, tx =>
    tx.select({ folder: pictures.folder }).from(pictures).where(eq(pictures.path, path)),
  )
  const made = await makeFile(sent.bytes, before?.folder ?? null)
  if (!made.ok) return made
  const file = newKey(made)
  await pictureStore.put(file, made.data, made.type)
  const replaced = await transaction(pool, async (tx): Promise<Added | Refused> => {
    const [row] = await tx.select().from(pictures).where(eq(pictures.path, path)).for('update')
    if (!row) return { ok: false, reason: 'unknown-picture' }
    if (row.trashedAt) return { ok: false, reason: 'in-trash' }
    if (!(await isOnOwnPages(tx, person, path))) return { ok: false, reason: 'not-allowed' }
    // Whoever sends it again, because nobody told them that it was done, is no stranger to it.
    if (row.sha256 === made.print.sha256) return { ok: true, path, id: row.id, isSame: true }
    if (row.revision !== revision) return { ok: false, reason: 'old' }
    await keepFormer(tx, row, person, now)
    await tx
      .update(pictures)
      .set({
        file,
        width: made.width,
        height: made.height,
        ...made.print,
        bytes: made.data.byteLength,
        revision: row.revision + 1,
      })
      .where(eq(pictures.path, path))
    return { ok: true, path, id: row.id, isSame: false }
  })
  if (!replaced.ok || replaced.isSame) await pictureStore.remove(file)
  return replaced
}

/** Takes the last replacement back: the file before it is shown everywhere again, and can be undone likewise. */
export function returnFile(
  pool: pg.Pool,
  person: Person,
  { id, revision }: { id: string; revision: number },
  now: Date,
): Promise<{ ok: true } | Refused> {
  return transaction(pool, async tx => {
    if (!mayEdit(person, 'publish')) return { ok: false, reason: 'not-allowed' }
    const [row] = await tx.select().from(pictures).where(eq(pictures.id, id)).for('update')
    if (!row) return { ok: false, reason: 'unknown-picture' }
    if (!(await isOnOwnPages(tx, person, row.path))) return { ok: false, reason: 'not-allowed' }
    if (row.revision !== revision) return { ok: false, reason: 'old' }
    const [former] = await tx
      .select()
      .from(pictureFiles)
      .where(eq(pictureFiles.picture, row.path))
      .orderBy(desc(pictureFiles.replacedAt), desc(pictureFiles.id))
      .limit(1)
    if (!former) return { ok: false, reason: 'nothing-before' }
    await tx.delete(pictureFiles).where(eq(pictureFiles.id, former.id))
    await keepFormer(tx, row, person, now)
    const { width, height, bytes, sha256, looks, colours } = former
    const file = former.file === row.path ? null : former.file
    await tx
      .update(pictures)
      .set({ file, width, height, bytes, sha256, looks, colours, revision: row.revision + 1 })
      .where(eq(pictures.path, row.path))
    return { ok: true }
  })
}

async function keepFormer(
  tx: Tx,
  { path, file, width, height, bytes, sha256, looks, colours }: typeof pictures.$inferSelect,
  person: Person,
  now: Date,
): Promise<void> {
  await tx.insert(pictureFiles).values({
    picture: path,
    file: file ?? path,
    width,
    height,
    bytes,
    sha256,
    looks,
    colours,
    replacedAt: now,
    replacedBy: person.name,
  })
}

async function hasFolder(tx: Tx, key: string): Promise<boolean> {
  return (await tx.$count(pictureFolders, eq(pictureFolders.key, key))) > 0
}

/** A name of ours, and nothing of what the sender called it. */
function newKey({ ending }: LibraryFile): string {
  return `library/${randomUUID()}.${ending}`
}

/** «DSC_0412.JPG» is called so until somebody has a better name. */
function titleFrom(name: string) {
  const title = shownName(name).replace(/\.[a-z]{3,4}$/i, '')
  return { ru: title, en: title }
}
