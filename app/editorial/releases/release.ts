import type { Both, LocaleCode } from '../../platform/languages.ts'
import type { Fault } from '../check-fields.ts'
import type { Finding } from '../checks/findings.ts'
import type { KindName } from '../kinds/kind-names.ts'
import type { JsonObject } from '../record.ts'
import type { Stale } from '../stale.ts'

/** Gathered, planned, held up at its moment, gone out, taken back. The first three are open: something still waits in them. */
export type ReleaseState = 'gathering' | 'planned' | 'held-up' | 'published' | 'taken-back'
export const openStates = ['gathering', 'planned', 'held-up'] as const satisfies ReleaseState[]
export type ReleaseOrigin = 'gathered' | 'single' | 'bulk'

export const itemActions = ['publish', 'withdraw', 'trash'] as const
export type ItemAction = (typeof itemActions)[number]
/** Out on the site; not any more; left there because somebody had published over it. */
export type Outcome = 'out' | 'taken-back' | 'left'

/** A text as somebody agreed to it, with what the site showed then and which translations were stale. */
export type Agreed = { record: JsonObject; base: JsonObject | null; stale: Stale }
/** What was public before. */
export type Before = { record: JsonObject | null; seenIn: LocaleCode[] }

/** Why one thing of a release cannot go out. */
export type Obstacle = {
  kind: KindName
  key: string
  title: Both
  reason: string
  faults?: Fault[]
  findings?: Finding[]
  /** Which other release it waits in. */
  elsewhere?: string
  /** From where it is used, in words. */
  what?: Both
}

export const mostItems = 500
export const takeBackHours = 72

export function isOpenState(state: ReleaseState): boolean {
  return (openStates as readonly ReleaseState[]).includes(state)
}

/** Until when all of it can be taken back at one press. */
export function takeBackUntil(publishedAt: Date): Date {
  return new Date(publishedAt.getTime() + takeBackHours * 3_600_000)
}

/** What one record is called by within a form: the kind has no colon, and neither has the key. */
export function itemName({ kind, key }: { kind: string; key: string }): string {
  return `${kind}:${key}`
}

/** Day and hour as a browser's field sends them, in the fair's own time; null for anything else. */
/** The number of a release as an address or a form says it; nought, which none has, for anything else. */
export function releaseNumber(text: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0
}

export function momentIn(text: string | null | undefined): Date | null {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return null
  const moment = new Date(`${text}+03:00`)
  // 31 February is no day: written back it would be another.
  const isSame = !Number.isNaN(moment.getTime()) && fieldOf(moment).startsWith(text.slice(0, 16))
  return isSame ? moment : null
}

/** The same the other way round, for the field's value. */
export function fieldOf(moment: Date): string {
  return new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 19)
}
