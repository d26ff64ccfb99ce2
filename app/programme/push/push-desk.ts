import type pg from 'pg'
import type { Jobs } from '../../platform/jobs.server.ts'

/** What telling browsers of changes needs. Where no keys are set there is none, and nothing is offered. */
export type PushDesk = {
  pool: pg.Pool
  jobs: Pick<Jobs, 'enqueue'>
  keys: VapidKeys
  /** Whom a push service may write to: `mailto:…` or an address. */
  subject: string
  /** Where the push service of the sandbox is, if there is one. */
  sandboxUrl: string | null
}

/** Both as base64url: the point of 65 bytes, the number of 32. */
export type VapidKeys = { publicKey: string; signingKey: string }

declare module '../../page-server/services.ts' {
  interface Services {
    push: PushDesk | null
  }
}
