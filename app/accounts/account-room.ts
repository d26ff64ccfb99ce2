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

/** Steps of a way under one lintel, one of them current. */
export type BaysShown = {
  title: string
  /** What whoever is on this way must know before all. */
  note?: string | null
  behind: string
  bays: readonly {
    name: string
    label: string
    date: string
    isCurrent: boolean
    isBehind: boolean
    badge: string | null
  }[]
}

/** Where somebody stands on the way they have begun. */
export type AccountOverview = {
  above: string
  title: string
  lead: string
  bays: BaysShown
  deadlines: { day: string; title: string; text: string; state: 'past' | 'next' | 'ahead' }[]
}

/** What was last written to and fro. */
export type AccountTalk = {
  title: string
  to: string
  action: string
  /** What stands there as long as nobody has written. */
  empty: string
  /** `mark` is the word for what is new. */
  rows: { id: number; author: string; text: string; at: string; mark: string | null }[]
}

/** The stand that is somebody's. */
export type AccountStand = {
  title: string
  code: string
  facts: string
  hall: string
  /** The page where it is seen on the plan, and what the link there says. */
  to: string
  action: string
  /** What was ordered for it. */
  order: { title: string; empty: string; lines: string[] }
}

/** Papers to be downloaded, the last first. */
export type AccountPapers = {
  title: string
  rows: { to: string; name: string; note: string }[]
  to: string
  action: string
}

/** Somebody's part in a fair which is not the one that the account opens with: it may be over. */
export type AccountFair = {
  key: string
  title: string
  text: string
  papers: AccountPapers['rows']
  links: { to: string; name: string }[]
}

type Asking = { db: Db; person: Person; locale: LocaleCode; now: Date }

/** What a room adds to everybody's account. Rooms are listed in `shell/rooms/account-rooms.server.ts`. */
export type AccountRoom = {
  waiting?(asking: Asking): Promise<WaitingThing[]>
  /** Of whoever has begun something; null of everybody else. */
  overview?(asking: Asking): Promise<AccountOverview | null>
  talk?(asking: Asking): Promise<AccountTalk | null>
  stand?(asking: Asking): Promise<AccountStand | null>
  papers?(asking: Asking): Promise<AccountPapers | null>
  otherFairs?(asking: Asking): Promise<AccountFair[]>
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

/** What the first page says beside what waits: the first room that has something to say. */
export async function whereOneStands(rooms: readonly AccountRoom[], asking: Asking) {
  let overview: AccountOverview | null = null
  let talk: AccountTalk | null = null
  let stand: AccountStand | null = null
  let papers: AccountPapers | null = null
  const otherFairs: AccountFair[] = []
  for (const room of rooms) {
    overview ??= (await room.overview?.(asking)) ?? null
    talk ??= (await room.talk?.(asking)) ?? null
    stand ??= (await room.stand?.(asking)) ?? null
    papers ??= (await room.papers?.(asking)) ?? null
    otherFairs.push(...((await room.otherFairs?.(asking)) ?? []))
  }
  return { overview, talk, stand, papers, otherFairs }
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
