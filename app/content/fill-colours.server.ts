import { and, eq, isNull } from 'drizzle-orm'
import type pg from 'pg'
import type { PictureStore } from '../images/picture-store.ts'
import { readColours } from '../images/read-colours.server.ts'
import { transaction } from '../platform/database/transaction.server.ts'
import type { Log } from '../platform/log.server.ts'
import { exhibitorPages } from './exhibitor-pages/tables.ts'
import { pictures } from './pictures/tables.ts'
import { fileOf } from './shown-picture.ts'

type Shelf = {
  pool: pg.Pool
  pictureStore: Pick<PictureStore, 'read'>
  log: Pick<Log, 'warn'>
  /** Asked before each picture. */
  mayGoOn?(): boolean
}

/**
 * Pictures that came before colours were read have them read now, one at a time and each once. A file that is not there or
 * cannot be opened is tried again at the next start.
 */
export async function fillColours(shelf: Shelf): Promise<number> {
  return (await fillLibrary(shelf)) + (await fillExhibitorPages(shelf))
}

async function fillLibrary({ pool, pictureStore, log, mayGoOn = always }: Shelf): Promise<number> {
  const rows = await transaction(pool, tx =>
    tx.select({ path: pictures.path, file: pictures.file }).from(pictures).where(isNull(pictures.colours)),
  )
  let filled = 0
  for (const row of rows) {
    if (!mayGoOn()) break
    const colours = await coloursOf(fileOf(row), pictureStore, log)
    if (!colours) continue
    const isSameFile = row.file === null ? isNull(pictures.file) : eq(pictures.file, row.file)
    const done = await transaction(pool, tx =>
      tx
        .update(pictures)
        .set({ colours })
        .where(and(eq(pictures.path, row.path), isSameFile, isNull(pictures.colours))),
    )
    filled += done.rowCount ?? 0
  }
  return filled
}

async function fillExhibitorPages({ pool, pictureStore, log, mayGoOn = always }: Shelf): Promise<number> {
  const rows = await transaction(pool, tx =>
    tx
      .select({ slug: exhibitorPages.slug, pictures: exhibitorPages.pictures })
      .from(exhibitorPages)
      .where(isNull(exhibitorPages.withdrawnAt)),
  )
  let filled = 0
  for (const row of rows) {
    if (!mayGoOn()) break
    const read = new Map<string, NonNullable<Awaited<ReturnType<typeof coloursOf>>>>()
    for (const { src } of row.pictures.filter(({ colours }) => !colours)) {
      const colours = await coloursOf(src, pictureStore, log)
      if (colours) read.set(src, colours)
    }
    if (read.size === 0) continue
    // It may have been published anew meanwhile: only what is still shown without colours gets them.
    filled += await transaction(pool, async tx => {
      const [page] = await tx
        .select()
        .from(exhibitorPages)
        .where(eq(exhibitorPages.slug, row.slug))
        .for('update')
      const wanting = page?.pictures.filter(({ src, colours }) => !colours && read.has(src)) ?? []
      if (!page || wanting.length === 0) return 0
      const shown = page.pictures.map(picture => {
        const colours = picture.colours ?? read.get(picture.src)
        return { ...picture, ...(colours && { colours }) }
      })
      await tx.update(exhibitorPages).set({ pictures: shown }).where(eq(exhibitorPages.slug, row.slug))
      return wanting.length
    })
  }
  return filled
}

const always = () => true

async function coloursOf(file: string, store: Pick<PictureStore, 'read'>, log: Pick<Log, 'warn'>) {
  try {
    return await readColours(await store.read(file))
  } catch (error) {
    log.warn({ err: error, file }, 'the colours of a picture could not be read')
    return null
  }
}
