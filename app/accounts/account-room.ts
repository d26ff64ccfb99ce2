import type { Db, Tx } from '../platform/database/transaction.server.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { Person } from '../platform/person.ts'

/** Something that waits for somebody in their account. */
export type WaitingThing = {
  title: string
  text: string
  /** The page where it is done, and what the link there says. */
  to: string
  action: string
  /** By when; what has no day stands last. */
  dueAt: Date | null
}

type Asking = { db: Db; person: Person; locale: LocaleCode; now: Date }

/** What a room adds to everybody's account. Rooms are listed in `shell/account-rooms.server.ts`. */
export type AccountRoom = {
  waiting?(asking: Asking): Promise<WaitingThing[]>
  /** How much is new behind a link of the account, by its path. */
  counts?(asking: Asking): Promise<Record<string, number>>
  /** What of theirs stays when the account is deleted, because the law says so: a sentence for each, with how long. */
  staying?(asking: Asking): Promise<string[]>
  /** Lets go of the rest of theirs, in the transaction that deletes the account. */
  forget?(tx: Tx, person: Person, now: Date): Promise<void>
}

/** What waits in all rooms, the most urgent first. */
export async function whatWaits(rooms: readonly AccountRoom[], asking: Asking): Promise<WaitingThing[]> {
  const things: WaitingThing[] = []
  for (const room of rooms) things.push(...((await room.waiting?.(asking)) ?? []))
  const time = ({ dueAt }: WaitingThing) => dueAt?.getTime() ?? Number.POSITIVE_INFINITY
  return things.sort((one, other) => time(one) - time(other) || 0)
}

export async function whatIsNew(
  rooms: readonly AccountRoom[],
  asking: Asking,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const room of rooms) Object.assign(counts, await room.counts?.(asking))
  return counts
}

/** What all rooms keep of somebody who goes. */
export async function whatStays(rooms: readonly AccountRoom[], asking: Asking): Promise<string[]> {
  const sentences: string[] = []
  for (const room of rooms) sentences.push(...((await room.staying?.(asking)) ?? []))
  return sentences
}

declare module '../page-server/services.ts' {
  interface Services {
    accountRooms: readonly AccountRoom[]
  }
}
