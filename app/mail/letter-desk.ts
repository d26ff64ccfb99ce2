import type { Jobs } from '../platform/jobs.server.ts'

/** What the office needs to send a letter once more. */
export type LetterDesk = {
  jobs: Pick<Jobs, 'enqueue'>
  /** Whom letters are from. */
  from: string
}

declare module '../page-server/services.ts' {
  interface Services {
    letterDesk: LetterDesk
  }
}
