import { rm } from 'node:fs/promises'
import type pg from 'pg'
import { stopUpload } from './close-upload.server.ts'
import { type ExhibitorFiles, placeOfUpload } from './picture-places.ts'

/** Lets go what was begun and not sent to the end. Several may do it at once: each is stopped once. */
export async function eraseUploads(
  pool: pg.Pool,
  files: ExhibitorFiles,
  { before, most, now }: { before: Date; most: number; now: Date },
): Promise<number> {
  const { rows } = await pool.query<{ id: string; person_id: string }>(
    `select id, person_id from exhibitor_uploads where created_at < $1 and ended_at is null order by created_at limit $2`,
    [before, most],
  )
  for (const { id, person_id } of rows) {
    await stopUpload({ pool, files }, person_id, id, now)
    await rm(placeOfUpload(files, id), { force: true })
  }
  return rows.length
}
