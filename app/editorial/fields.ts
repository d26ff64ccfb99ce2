import type { Both } from '../platform/languages.ts'
import type { KindName } from './kinds/kind-names.ts'

/** What a field holds. Texts in both languages are `{ ru, en }`; what is left empty is '', null or []. */
export type FieldType =
  /** One text, in both languages. */
  | { type: 'text'; most: number; isLong?: true }
  /** Paragraphs, in both languages. */
  | { type: 'paragraphs'; most: number }
  /** A text that is the same in every language: an address, a telephone number. */
  | { type: 'line'; most: number; pattern?: RegExp; isLong?: true }
  | { type: 'number'; least: number; most: number }
  /** Money, in kopecks. Where visitors pay it, one person sets it and another puts it on the site. */
  | { type: 'sum'; takesTwo?: true }
  | { type: 'flag' }
  | { type: 'choice'; options: readonly Option[] }
  | { type: 'choices'; options: readonly Option[] }
  /** An instant, as ISO text. */
  | { type: 'moment' }
  | { type: 'day' }
  /**
   * The path of a picture of the library. `signs`: it is a sign that stands beside its name, read aloud to nobody; one of
   * the site's own drawings, called so, may stand in its place.
   */
  | { type: 'picture'; signs?: RegExp }
  | { type: 'pictures'; most: number }
  /** The key of another record, or several of them in their order. */
  | { type: 'reference'; to: KindName }
  | { type: 'references'; to: KindName; most: number }
  /** Several fields that belong together. */
  | { type: 'group'; fields: readonly Field[] }
  /** Things of one kind in an order; each has an `id` while it is being edited. `isGiven`: which there are is the code's. */
  | { type: 'list'; fields: readonly Field[]; most: number; isGiven?: true }
  /** What a page is made of: things of several kinds in an order. */
  | { type: 'blocks'; kinds: Readonly<Record<string, BlockKind>>; most: number; drawn?: Counts }

/** Of one page: how many of each kind it draws. */
type Counts = Readonly<Record<string, number>>
export type Option = { value: string; label: Both }
export type BlockKind = { label: Both; fields: readonly Field[] }
export type Field = FieldType & {
  name: string
  label: Both
  /** May stay empty; where it does, the published record goes without it. */
  isOptional?: true
  /** The code's own: nobody is asked for it, and a record that says otherwise is not published. */
  isFixed?: true
}
export type FieldOf<Type extends FieldType['type']> = Extract<Field, { type: Type }>

/** `options('Название ru / en')` in one line: `{ talk: ['лекция', 'talk'] }`. */
export function options(names: Record<string, readonly [ru: string, en: string]>): Option[] {
  return Object.entries(names).map(([value, [ru, en]]) => ({ value, label: { ru, en } }))
}
