import { cp, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { pages, pictures, speakers } from '../../app/content/tables.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { readImageSize } from '../../app/images/read-image-size.server.ts'
import { transaction } from '../../app/platform/database/database.server.ts'
import type { Log } from '../../app/platform/log.server.ts'
import { pageTexts } from '../../content/page-texts.ts'
import { pages as launchPages } from '../../content/pages.ts'
import { speakers as speakerTexts } from '../../content/speakers.ts'
import { seedLists } from './seed-lists.ts'
import { seedParticipants, type WorkNote } from './seed-participants.ts'

type PictureNote = { file: string; alt: { ru: string; en: string } }
type Manifest = Record<'people' | 'hero' | 'views', PictureNote[]> & { works: (PictureNote & WorkNote)[] }
const source = 'content/pictures'

/** One believable fair in an empty database, and its pictures among the uploads. Does nothing where there is content. */
export async function seedFair(pool: pg.Pool, uploadsDir: string, now: Date, log: Log): Promise<boolean> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from pages')
  if (rows[0]?.count) return false
  await cp(source, uploadsDir, { recursive: true })
  const manifest = await readManifest()
  const notes = [...manifest.works, ...manifest.people, ...manifest.hero, ...manifest.views]
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
    await tx.insert(pages).values([...launchPages, ...pageTexts].map(page => ({ ...page, publishedAt: now })))
    await seedParticipants(tx, autumn2025, manifest.works, now)
    await seedLists(tx, autumn2025, now)
  })
  return true
}

async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(`${source}/manifest.json`, 'utf8')) as Manifest
}
