import { createHash } from 'node:crypto'
import type { Facts } from '../page-server/trace.ts'
import type { Role } from '../platform/person.ts'
import type { EntryOutcome } from './outcomes.ts'

/** Why it was not done: no right to, the answer's own refusal, something that is not there, a mistake of ours, a stop. */
export type EntryCause = '' | 'no-right' | 'answer' | 'not-found' | 'error' | 'stopped'

export type DetailPart = 'origin' | 'content'
export type Origin = { address: string; device: string }
export type Content = { name: string; thing: string; said: string; before: Facts | null; after: Facts | null }

/** Who begins what, as it is known before it is done. */
export type Intent = {
  personId: string
  name: string
  role: Role
  place: string
  path: string
  does: string
  at: string
  origin: Origin
}

/** How it ended. */
export type Ending = {
  outcome: EntryOutcome
  cause: EntryCause
  said?: string
  thing?: string
  before?: Facts | null
  after?: Facts | null
}

/** What a link of the chain is made of: the whole entry, in one spelling. */
export type SealedEntry = {
  id: number
  requestId: string
  at: Date
  personId: string
  role: string
  place: string
  path: string
  does: string
  outcome: string
  cause: string
  originDigest: string
  contentDigest: string
}

/** Before the first. */
export const firstFormer = '0'.repeat(64)

export function linkHash(former: string, entry: SealedEntry): string {
  return sha256(
    JSON.stringify([
      former,
      entry.id,
      entry.requestId,
      entry.at.toISOString(),
      entry.personId,
      entry.role,
      entry.place,
      entry.path,
      entry.does,
      entry.outcome,
      entry.cause,
      entry.originDigest,
      entry.contentDigest,
    ]),
  )
}

/** Of words that may have to go while their entry stays. */
export function digestOf(salt: string, value: unknown): string {
  return sha256(`${salt}\n${inOneSpelling(value)}`)
}

// The database keeps the names of an object in an order of its own.
function inOneSpelling(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
