import type pg from 'pg'
import type { Edition } from '../../editions/edition.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { JudgeLinks } from '../addresses/judge-path.ts'

/** What releases are put out with, by a press or by their moment. */
export type ReleaseDesk = {
  pool: pg.Pool
  jobs: Pick<Jobs, 'enqueue'>
  edition: Edition
  publicUrl: string
  judgeLinks: JudgeLinks
}

declare module '../../page-server/services.ts' {
  interface Services {
    releaseDesk: ReleaseDesk
  }
}
