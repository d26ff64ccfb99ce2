import type pg from 'pg'
import type { Edition } from '../../editions/edition.ts'
import type { RequestContext } from '../../page-server/load-context.ts'
import type { Jobs } from '../../platform/jobs.server.ts'

/** What releases are put out with, by a press or by their moment. */
export type ReleaseDesk = {
  pool: pg.Pool
  jobs: Pick<Jobs, 'enqueue'>
  edition: Edition
  publicUrl: string
  /** Whether an address is one of the site's, for the check of links. */
  mayOpen: RequestContext['mayOpen']
}

declare module '../../page-server/services.ts' {
  interface Services {
    releaseDesk: ReleaseDesk
  }
}
