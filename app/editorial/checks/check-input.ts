import type { Edition } from '../../editions/edition.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import type { LinkState } from '../addresses/judge-path.ts'
import { type CheckedPair, fits } from './checked-texts.ts'

/** What a place of a record is, for those who check it and those who read of it. `*` in a path is any id or place. */
export type CheckedField = {
  path: string
  type: 'text' | 'paragraphs' | 'heading' | 'description' | 'link' | 'picture'
  label: Both
  /** Of a picture: a sign beside its name, on a ground of its own. */
  isSign?: true
  /** Of a heading: 1 is the title of the page. */
  level?: number
}

/** A picture that stands somewhere in the record. */
export type CheckedPicture = {
  path: string
  alt: Partial<Both>
  /** The last day it may be shown, where there is one. */
  rightsUntil?: string | null
  /** Says nothing to whom it is read aloud, and need not. */
  isDecorative?: boolean
  /** How well it stands out from the wall it hangs on: 4.5 is 4.5 : 1. Unknown until its colours are read. */
  contrast?: number
}

export type CheckInput = {
  record: unknown
  /** Of a page: its key, by which it is known what it draws. */
  pageKey?: string
  fields: readonly CheckedField[]
  /** What is to be published now; texts in the others are not looked at. */
  languages?: readonly LocaleCode[]
  /** Translations that are older than what they translate. */
  stale?: readonly { path: string; language: LocaleCode; paragraphs?: number }[]
  pictures?: readonly CheckedPicture[]
  /** In the order of the page; without them, the fields that are headings, in the order of the record. */
  headings?: readonly { path: string; level: number }[]
  /** What stands at an address of ours, given without its language. */
  linkTo: (path: string) => LinkState
  edition: Edition
  /** The moment the texts are read at. */
  asOf: Date
  /** Whether a dictionary of the language or the site itself has the word; without it nobody looks. */
  isKnownWord?: (word: string, language: LocaleCode) => boolean
  /** Names in braces that are filled here beside those of the edition: the variables of a letter. */
  holes?: readonly string[]
}

/** What the checks work with: the input and its texts, read once. */
export type Checked = CheckInput & {
  languages: readonly LocaleCode[]
  pairs: readonly CheckedPair[]
  fieldAt: (path: string) => CheckedField | undefined
}

/** The field a finding speaks of. */
export function fieldOf(fields: readonly CheckedField[], path: string): CheckedField | undefined {
  return fields.find(field => fits(field.path, path))
}
