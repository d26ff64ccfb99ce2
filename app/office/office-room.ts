import type { RequestContext } from '../page-server/load-context.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { Person } from '../platform/person.ts'

/** Something that waits for somebody in the office: how much of it, and where it is done. */
export type WaitingWork = { label: string; count: number; to: string }

type Asking = { db: Db; locale: LocaleCode; now: Date }

/** What a room adds to the summary of the office. Rooms are listed in `shell/office-rooms.server.ts`. */
export type OfficeRoom = {
  /** Whoever may open this page is told. */
  at: string
  /** By one question to the database, however much there is. */
  waiting(asking: Asking): Promise<WaitingWork[]>
}

/** What waits in the rooms that this person may enter; what is done is not mentioned. */
export async function whatWaitsInOffice(
  rooms: readonly OfficeRoom[],
  { db, locale, now, person, mayOpen }: Asking & Pick<RequestContext, 'mayOpen'> & { person: Person },
): Promise<WaitingWork[]> {
  const open = rooms.filter(({ at }) => mayOpen(at, person))
  const works: WaitingWork[] = []
  for (const room of open) works.push(...(await room.waiting({ db, locale, now })))
  return works.filter(({ count }) => count > 0)
}

declare module '../page-server/services.ts' {
  interface Services {
    officeRooms: readonly OfficeRoom[]
  }
}
