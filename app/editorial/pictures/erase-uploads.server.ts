import type pg from 'pg'
import type { PictureUploads } from './open-uploads.server.ts'

/** Lets go of uploads of that age: what was not sent to the end, and what is told of those that were. */
export async function erasePictureUploads(
  pool: pg.Pool,
  uploads: PictureUploads,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const { rows } = await pool.query<{ id: string; ended_at: Date | null }>(
    `delete from picture_uploads where id in
      (select id from picture_uploads where created_at < $1 order by created_at limit $2) returning id, ended_at`,
    [before, most],
  )
  for (const { id, ended_at } of rows) if (!ended_at) await uploads.remove(id)
  return rows.length
}
