import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { importContent } from '../../app/content/import/import-content.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import type { Log } from '../../app/platform/log.server.ts'
import { keepWritten } from '../../app/shell/written/follow-written.server.ts'

/** One believable fair in an empty database, and its pictures among the uploads; elsewhere, what is new in content/. */
export async function seedFair(pool: pg.Pool, uploadsDir: string, now: Date, log: Log): Promise<number> {
  const records = await importContent(pool, { edition: autumn2025, uploadsDir, now, log })
  await keepWritten(drizzle(pool), now)
  return records
}
