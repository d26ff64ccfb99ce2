import { existsSync } from 'node:fs'
import { cp, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { readImageSize } from '../../images/read-image-size.server.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Both } from '../../platform/languages.ts'
import type { Log } from '../../platform/log.server.ts'
import { pictures } from '../tables.ts'
import type { ContentFile } from './read-content.server.ts'

type PictureNote = { file: string; alt: Both }

/** What the pictures' manifest knows of a work. */
export type WorkNote = PictureNote & {
  title: Both
  technique: Both
  year: number
  size_cm: { height: number; width: number }
}

type Manifest = Record<'people' | 'hero' | 'views', PictureNote[]> & { works: WorkNote[] }

export async function readManifest(contentDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(contentDir, 'pictures/manifest.json'), 'utf8')) as Manifest
}

/** Puts pictures among the uploads. One that is there already, changed or not, stays as it is. */
export async function importPictures(
  tx: Tx,
  files: ContentFile[],
  { works, people, hero, views }: Manifest,
  { uploadsDir, log }: { uploadsDir: string; log: Pick<Log, 'error'> },
): Promise<void> {
  await Promise.all(files.map(({ key, path }) => copyOnce(path, join(uploadsDir, key))))
  const pathOf = new Map(files.map(({ key, path }) => [key, path]))
  const notes = [...works, ...people, ...hero, ...views].filter(({ file }) => pathOf.has(file))
  if (notes.length === 0) return
  const rows = await Promise.all(
    notes.map(async ({ file, alt }) => {
      const { width, height } = await readImageSize(pathOf.get(file) ?? file, log)
      return { path: file, alt, width, height }
    }),
  )
  await tx.insert(pictures).values(rows).onConflictDoNothing()
}

// Whole or not at all: what a killed process has half copied, the next one copies again.
export async function copyOnce(from: string, to: string): Promise<void> {
  if (existsSync(to)) return
  const part = `${to}.part`
  await cp(from, part)
  await rename(part, to)
}
