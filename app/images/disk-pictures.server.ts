import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PictureGone, type PictureStore } from './picture-store.ts'

const gone = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

/** Pictures in a folder, each under its key. */
export function createDiskPictures(folder: string): PictureStore {
  return {
    async find(key) {
      const file = await stat(join(folder, key)).catch(nullIfGone)
      // Date and size together: a file can be replaced by another one that carries the same date.
      return file?.isFile() ? { version: `${file.mtimeMs} ${file.size}`, modifiedAt: file.mtime } : null
    },

    async read(key) {
      const bytes = await readFile(join(folder, key)).catch(nullIfGone)
      if (!bytes) throw new PictureGone(key)
      return bytes
    },

    async put(key, bytes) {
      const place = join(folder, key)
      const draft = `${place}.${randomUUID()}.part`
      await mkdir(dirname(place), { recursive: true })
      try {
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, place)
      } finally {
        await rm(draft, { force: true })
      }
    },

    async remove(key) {
      await rm(join(folder, key), { force: true })
    },
  }
}

function nullIfGone(error: NodeJS.ErrnoException): null {
  if (gone.includes(error.code ?? '')) return null
  throw error
}
