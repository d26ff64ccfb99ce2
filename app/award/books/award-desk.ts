import type pg from 'pg'
import type { Edition } from '../../editions/edition.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { BookFiles } from './book-files.ts'

/** What the award's pages work with. */
export type AwardDesk = {
  pool: pg.Pool
  jobs: Pick<Jobs, 'enqueue'>
  edition: Edition
  publicUrl: string
  /** Makes the secrets of applicants' links: a letter can name a link again, though only its hash is kept. */
  linkSecret: string
  files: BookFiles
}

declare module '../../page-server/services.ts' {
  interface Services {
    awardDesk: AwardDesk
  }
}

export const linkToken = /^[\w-]{43}$/

export function bookPath(token: string): string {
  return `/award/application/${token}/`
}
