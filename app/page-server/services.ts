import type pg from 'pg'
import type { Log } from '../platform/log.server.ts'

/**
 * What the server has to offer to pages, actions and files. A room adds its own where it is defined:
 * `declare module '../page-server/services.ts' { interface Services { boxOffice: BoxOffice } }`.
 */
export interface Services {
  pool: pg.Pool
  log: Log
  publicUrl: string
  /** Grows with every change of content. */
  contentVersion(): string
}

export type ServiceName = keyof Services

/** Work that says which services it needs: it is given those and no others. */
export type Using<Context, Result> = ((context: Context, services: never) => Result) & {
  needs?: readonly ServiceName[]
}

/** `using(['boxOffice'], (context, { boxOffice }) => …)`. */
export function using<Name extends ServiceName, Context, Result>(
  needs: readonly Name[],
  work: (context: Context, services: Pick<Services, Name>) => Result,
) {
  return Object.assign(work, { needs })
}

/** Does the work with the services it has named. */
export function supply<Context, Result>(
  services: Services,
  work: Using<Context, Result>,
  context: Context,
): Result {
  const given = Object.fromEntries((work.needs ?? []).map(name => [name, services[name]]))
  return work(context, given as never)
}
