import type { Edition } from '../editions/edition.ts'
import type { Day } from '../platform/dates.ts'
import type { Both } from '../platform/languages.ts'

/** What a field asks for decides its box, its keyboard and the rules it always has. */
export type FieldKind =
  | 'text'
  | 'name'
  | 'email'
  | 'phone'
  | 'url'
  | 'date'
  | 'number'
  | 'long'
  | 'select'
  | 'radio'
  | 'many'
  | 'accept'
  /** A work of the catalogue, by its number. */
  | 'work'

export type Option = { value: string; label: Both }

export type FieldDescription = {
  /** As it is sent: `firstName`. */
  name: string
  kind: FieldKind
  label: Both
  /** Below the box, until an error takes its place. */
  hint?: Both
  /** In the empty box: what an answer looks like. */
  example?: Both
  isOptional?: true
  /** Rules besides those of its kind, in the words of the rules library. */
  rules?: string | ((edition: Edition) => string)
  /** What is said instead of the library's sentence, by rule; the edition's dates may stand in it: `{fairFirstDay}`. */
  messages?: Record<string, Both>
  autoComplete?: string
  maxLength?: number
  options?: readonly Option[] | ((edition: Edition) => readonly Option[])
  /** A row of its own, where others stand two in a row. */
  isWide?: true
}

export type ConsentSlug = 'consent-application' | 'consent-newsletter'

/**
 * A form: from it follow its place on the page, the check on the server, the lead, the letters and what staff see. To
 * add a form is to add a description.
 */
export type FormDescription = {
  /** The key it has in `forms.ts`: the form's name in the API, in content and in the database. */
  id: string
  /** Grows with every change of its fields: a lead says which form was filled in. */
  version: number
  /** As staff and letters call it. */
  title: Both
  /** How soon an answer comes, and what happens then. */
  lead: Both
  button: Both
  fields: readonly FieldDescription[]
  /** The paper that is agreed to; null where the law itself obliges us and there is nothing to agree to. */
  consent: { document: ConsentSlug; purpose: Both } | null
  /** Whether news may be asked for beside it. */
  offersNews: boolean
  /** The days between which it is taken in; both count. Without it the form is always open. */
  window?: (edition: Edition) => { opensOn?: Day; closesOn: Day }
  /** What is said before and after its time; `overForGood` where no next fair is announced. */
  closed?: { before?: Both; over: Both; overForGood: Both }
  thanks: { title: Both; text: Both }
  lander: { form: string; templateId: string; groups: readonly string[] }
  /** Where the form lives; with JavaScript or without, what was refused is shown there. */
  home: string
  /** Where one is led once it is taken in, without language prefix; to the thanks unless said. */
  redirect?: `/${string}`
  /** That page opens in a tab of its own, and the form stays. */
  newTab?: true
}
