import type { Edition } from '../editions/edition.ts'
import type { RequestContext } from '../page-server/load-context.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { Person } from '../platform/person.ts'

/** Something that waits for somebody in the office: how much of it, and where it is done. */
export type WaitingWork = { label: string; count: number; to: string }

type Asking = { db: Db; edition: Edition; locale: LocaleCode; now: Date; person: Person }

/** Something that has happened and concerns whoever reads it. */
export type Notice = { at: Date; text: string; to: string }

/** What a room adds to the summary of the office. Rooms are listed in `shell/rooms/office-rooms.server.ts`. */
export type OfficeRoom = {
  /** Whoever may open this page is told. */
  at: string
  /** By one question to the database, however much there is. */
  waiting(asking: Asking): Promise<WaitingWork[]>
  /** What has happened to this person's own work since then; by one question as well. */
  happened?(asking: Asking & { since: Date }): Promise<Notice[]>
}

/** What waits in the rooms that this person may enter; what is done is not mentioned. */
export async function whatWaitsInOffice(
  rooms: readonly OfficeRoom[],
  { mayOpen, ...asking }: Asking & Pick<RequestContext, 'mayOpen'>,
): Promise<WaitingWork[]> {
  const open = rooms.filter(({ at }) => mayOpen(at, asking.person))
  const works: WaitingWork[] = []
  for (const room of open) works.push(...(await room.waiting(asking)))
  return works.filter(({ count }) => count > 0)
}

const keptDays = 60
const mostNotices = 40

/** What has happened in those rooms to this person's own work, the latest first. */
export async function whatHappenedInOffice(
  rooms: readonly OfficeRoom[],
  { mayOpen, ...asking }: Asking & Pick<RequestContext, 'mayOpen'>,
): Promise<Notice[]> {
  const since = new Date(asking.now.getTime() - keptDays * 86_400_000)
  const notices: Notice[] = []
  for (const room of rooms) {
    if (room.happened && mayOpen(room.at, asking.person)) {
      notices.push(...(await room.happened({ ...asking, since })))
    }
  }
  return notices.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, mostNotices)
}

declare module '../page-server/services.ts' {
  interface Services {
    officeRooms: readonly OfficeRoom[]
  }
}
