import type pg from 'pg'
import { importContent } from '../../app/content/import/import-content.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import type { Log } from '../../app/platform/log.server.ts'

/** One believable fair in an empty database, and its pictures among the uploads; elsewhere, what is new in content/. */
export function seedFair(pool: pg.Pool, uploadsDir: string, now: Date, log: Log): Promise<number> {
  return importContent(pool, { edition: autumn2025, uploadsDir, now, log })
}
