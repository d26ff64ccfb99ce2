import { existsSync } from 'node:fs'
import { cp, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readImageSize } from '../../images/read-image-size.server.ts'
import { type Print, readPrint } from '../../images/read-print.server.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import type { Both } from '../../platform/languages.ts'
import type { Log } from '../../platform/log.server.ts'
import { pictureFolders, pictures } from '../pictures/tables.ts'
import type { ContentFile } from './read-content.server.ts'

/** `rightsHolder`: of most nothing is said, and then the rights are the artist's. */
type PictureNote = { file: string; alt: Both; title?: Both; rightsHolder?: string }

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

type Source = { contentDir?: string; uploadsDir: string; log: Pick<Log, 'error'> }

/** Puts pictures among the uploads. One that is there already, changed or not, stays as it is. */
export async function importPictures(
  tx: Tx,
  files: ContentFile[],
  { works, people, hero, views }: Manifest,
  { contentDir = 'content', uploadsDir, log }: Source,
): Promise<void> {
  await Promise.all(files.map(({ key, path }) => copyOnce(path, join(uploadsDir, key))))
  const pathOf = new Map(files.map(({ key, path }) => [key, path]))
  const notes = [...works, ...people, ...hero, ...views].filter(({ file }) => pathOf.has(file))
  if (notes.length === 0) return
  const prints = await readPrints(contentDir)
  const folders = await tx.select({ key: pictureFolders.key }).from(pictureFolders)
  const rows = await Promise.all(
    notes.map(async ({ file, alt, title, rightsHolder }) => {
      const { width, height } = await readImageSize(pathOf.get(file) ?? file, log)
      const folder = folders.find(({ key }) => file.startsWith(`${key}/`))?.key ?? null
      const print = prints[file] ?? (await readPrint(await readFile(pathOf.get(file) ?? file)))
      return {
        path: file,
        alt,
        width,
        height,
        folder,
        ...(title && { title }),
        ...(rightsHolder && { rightsHolder }),
        ...print,
      }
    }),
  )
  await tx.insert(pictures).values(rows).onConflictDoNothing()
}

/** What the pictures of a release are known again by (scripts/picture-prints.ts): none is opened for it. */
async function readPrints(contentDir: string): Promise<Record<string, Print>> {
  const text = await readFile(join(contentDir, 'picture-prints.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Record<string, Print>
}

/** Pictures that came before there was a library, or before colours were read, are given the same prints. */
export async function keepPrints(db: Db, contentDir: string): Promise<void> {
  const without = await db.$count(pictures, sql`${pictures.sha256} is null or ${pictures.colours} is null`)
  if (without === 0) return
  const prints = Object.entries(await readPrints(contentDir)).map(([path, print]) => ({ path, ...print }))
  // One statement: the search reads its works anew after each.
  await db.execute(sql`
    update pictures set bytes = print.bytes, sha256 = print.sha256, looks = print.looks, colours = print.colours
    from jsonb_to_recordset(${JSON.stringify(prints)}::jsonb)
      as print (path text, bytes int, sha256 text, looks text, colours jsonb)
    where pictures.path = print.path and pictures.file is null
      and (pictures.sha256 is null or pictures.colours is null)`)
}

// Whole or not at all: what a killed process has half copied, the next one copies again.
export async function copyOnce(from: string, to: string): Promise<void> {
  if (existsSync(to)) return
  const part = `${to}.part`
  await cp(from, part)
  await rename(part, to)
}
