import { cp, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { pages, pictures, speakers } from '../../app/content/tables.ts'
import { readImageSize } from '../../app/images/read-image-size.server.ts'
import { transaction } from '../../app/platform/database.server.ts'
import type { Log } from '../../app/platform/log.server.ts'
import { pages as pageTexts } from '../../content/pages.ts'
import { speakers as speakerTexts } from '../../content/speakers.ts'

type PictureNote = { file: string; alt: { ru: string; en: string } }
const source = 'content/pictures'

/** One believable fair in an empty database, and its pictures among the uploads. Does nothing where there is content. */
export async function seedFair(pool: pg.Pool, uploadsDir: string, now: Date, log: Log): Promise<boolean> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from pages')
  if (rows[0]?.count) return false
  await cp(source, uploadsDir, { recursive: true })
  const notes = await pictureNotes()
  const sized = await Promise.all(
    notes.map(async note => ({
      path: note.file,
      alt: note.alt,
      ...(await readImageSize(`${source}/${note.file}`, log)),
    })),
  )
  await transaction(pool, async tx => {
    await tx
      .insert(pictures)
      .values(sized.map(({ path, alt, width, height }) => ({ path, alt, width, height })))
    await tx.insert(speakers).values(
      speakerTexts.map(({ picture, ...speaker }) => ({
        ...speaker,
        picturePath: picture,
        publishedRuAt: now,
        publishedEnAt: now,
      })),
    )
    // The seeded ids were given by hand; the next speaker takes the number after them.
    await tx.execute(
      "select setval(pg_get_serial_sequence('speakers', 'id'), (select max(id) from speakers))",
    )
    await tx.insert(pages).values(pageTexts.map(page => ({ ...page, publishedAt: now })))
  })
  return true
}

async function pictureNotes(): Promise<PictureNote[]> {
  const manifest = JSON.parse(await readFile(`${source}/manifest.json`, 'utf8')) as Record<
    string,
    PictureNote[]
  >
  return ['works', 'people', 'hero', 'views'].flatMap(kind => manifest[kind] ?? [])
}
