import { rm } from 'node:fs/promises'
import type pg from 'pg'
import { fairsEndedBy } from '../../editions/open-fair.ts'
import { erasePictureFiles } from './erase-picture.server.ts'
import {
  type ExhibitorFiles,
  placeOfAttachments,
  placeOfPublicCopy,
  placeOfUpload,
} from './picture-places.ts'

/**
 * Lets applications go with everything that belongs to them: those of a fair that ended before this moment, and drafts
 * whose account is gone. The rows go last: killed in between, the rest goes an hour later.
 */
export async function eraseApplications(
  pool: pg.Pool,
  files: ExhibitorFiles,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from exhibitor_applications
     where edition_id = any($1) or (person_id is null and submitted_at is null) limit $2`,
    [fairsEndedBy(before), most],
  )
  for (const { id } of rows) await eraseOne(pool, files, id)
  return rows.length
}

async function eraseOne(pool: pg.Pool, files: ExhibitorFiles, id: string): Promise<void> {
  const pictures = await idsOf(pool, 'select id from exhibitor_pictures where application_id = $1', id)
  const uploads = await idsOf(pool, 'select id from exhibitor_uploads where application_id = $1', id)
  for (const picture of pictures) await erasePictureFiles(files, picture)
  for (const upload of uploads) await rm(placeOfUpload(files, upload), { force: true })
  await rm(placeOfAttachments(files, id), { recursive: true, force: true })
  // The participant's page goes with what it was made of, and its public copies first.
  for (const picture of pictures) await rm(placeOfPublicCopy(files, picture), { force: true })
  await pool.query('delete from exhibitor_pages where application_id = $1', [id])
  // Works and materials refer to pictures, so they go first; everything else leaves with its application.
  await pool.query('delete from exhibitor_works where application_id = $1', [id])
  await pool.query('delete from exhibitor_material_pictures where application_id = $1', [id])
  await pool.query('delete from exhibitor_applications where id = $1', [id])
}

async function idsOf(pool: pg.Pool, query: string, id: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(query, [id])
  return rows.map(row => row.id)
}
