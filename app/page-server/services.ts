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

// Nobody opens the whole box but the two functions below.
const all = Symbol('services')
type Sealed = { [all]: Services }

/** Work that may ask for services: it is given those it has named and no others. */
export type Using<Context, Result> = (context: Context, services: Sealed) => Result

/** `using(['boxOffice'], (context, { boxOffice }) => …)`. */
export function using<Name extends ServiceName, Context, Result>(
  needs: readonly Name[],
  work: (context: Context, services: Pick<Services, Name>) => Result,
): Using<Context, Result> {
  // There is one box as long as the fair is open.
  const taken = new WeakMap<Services, Pick<Services, Name>>()
  return (context, { [all]: services }) => {
    const given = taken.get(services) ?? only(services, needs)
    taken.set(services, given)
    return work(context, given)
  }
}

/** Does the work with the services it has named. */
export function supply<Context, Result>(
  services: Services,
  work: Using<Context, Result>,
  context: Context,
): Result {
  return work(context, { [all]: services })
}

function only<Name extends ServiceName>(services: Services, named: readonly Name[]): Pick<Services, Name> {
  const given = { ...services }
  for (const name of Object.keys(services))
    if (!named.some(one => one === name)) Reflect.deleteProperty(given, name)
  return given
}
