import type { Both, LocaleCode } from '../../platform/languages.ts'
import type { Change } from '../changes.ts'
import type { JsonObject } from '../record.ts'

export type TableFormat = 'csv' | 'xlsx' | 'json'
/** Compared and shown; being taken over; taken over; being undone; undone. */
export type ImportState = 'checked' | 'taking' | 'taken' | 'undoing' | 'undone'
export const importStates = [
  'checked',
  'taking',
  'taken',
  'undoing',
  'undone',
] as const satisfies ImportState[]

export const verdicts = ['new', 'changed', 'unchanged', 'refused'] as const
export type Verdict = (typeof verdicts)[number]

/** In the draft; refused when it was to be taken; undone; left, because somebody has written there since. */
export type RowOutcome = 'taken' | 'refused' | 'undone' | 'left'

export type ProblemReason =
  | 'no-key'
  | 'bad-key'
  | 'far-number'
  | 'twice'
  | 'in-trash'
  | 'no-new'
  | 'not-allowed'
  | 'formula'
  | 'cell-error'
  | 'odd-signs'
  | 'extra-cells'
  | 'unfit'
  | 'too-long'
  | 'too-many'
  | 'out-of-range'
  | 'not-an-option'
  | 'missing'
  | 'too-early'
  | 'left-out'
  | 'line-break'
  | 'paragraph-count'
  | 'lost-mark'
  | 'unknown-mark'
  | 'needed'
  | 'ends-early'
  | 'given'
  | 'promised'
  | 'nowhere'
  | 'unknown-record'
  /** Somebody has changed the record since it was compared. */
  | 'changed-since'
  | 'taken'
  | 'conflict'
  /** Its address: no such one, one of the site's own, one that led to another record. */
  | 'bad-address'
  | 'reserved'
  | 'used-before'

/** What is wrong with a row, and in which cell: «C5» of a table. */
export type Problem = {
  reason: ProblemReason
  cell: string
  field?: Both
  language?: LocaleCode | null
  what?: string
}

/** A row that was compared with what stands in the draft. */
export type JudgedRow = {
  place: number
  key: string
  title: Both
  verdict: Verdict
  /** What stood in the fields it touches, and what is done to them. */
  before: JsonObject
  changes: Change[]
  problems: Problem[]
  /** By which the record is known again: as it stood when it was compared. */
  mark: string
}

/** Why a file as a whole cannot be read. */
export type FileProblem =
  | 'no-file'
  | 'too-large'
  | 'broken-file'
  | 'no-text'
  | 'no-rows'
  | 'no-key-column'
  | 'column-twice'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'bad-json'
  | 'other-kind'
  | 'not-allowed'
