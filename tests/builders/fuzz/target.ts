import type { Good } from './bodies.ts'

/** Something that takes a POST, as it stands now. */
export type Target = {
  /** `office-order: approve`, `POST /api/v1/orders`, `form volunteer`. */
  name: string
  /** What a good client would send there now, to each of the places that take it. */
  aims: readonly [Aim, ...Aim[]]
  /** How the good body is answered. */
  answers: readonly number[]
  /** Whether a JSON body is one that the API describes. */
  isDescribed?: (body: unknown) => boolean
  /** Whether a field that its form does not have is refused, and not only left aside. */
  isStrict?: boolean
  /** Whether what is wrong is kept and told: a number that is none is no less welcome than a right one. */
  isDraft?: boolean
  /** What may be added all the same: another wish, complete in itself. */
  mayHold?: RegExp
}

export type Aim = { path: string; headers: Record<string, string>; good: Good }

/** A state of the fair in which something takes a POST. */
export type Stage = {
  name: string
  open(): Promise<Target[]>
  /** What its forms ask for is true for half a minute. */
  isShortLived?: boolean
  /** What was wrong with it when it was opened. */
  faults: string[]
}

export function targetOf(name: string, answers: readonly number[], aims: Aim[]): Target {
  const [first, ...rest] = aims
  if (!first) throw new Error(`${name}: nothing to send`)
  const isDraft = drafts.includes(name)
  return { name, answers, aims: [first, ...rest], isDraft, ...(strict.includes(name) && wishes) }
}

const drafts = ['award-application: save', 'office-record: save']

// What is chosen here becomes money and places: a field of another product is a wish we would not grant.
const wishes = { isStrict: true, mayHold: /^(?:tour|class|slot|invitation|quantity-.+)$/ }
const strict = ['tickets: default', 'excursions: default', 'master-classes: default', 'event: default']

/** How many bodies are under way together. */
export const atOnce = 8
