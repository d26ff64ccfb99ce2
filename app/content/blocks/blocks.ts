import type { FormId } from '../../applications/forms.ts'
import { type Both, type LocaleCode, localeCodes } from '../../platform/languages.ts'
import type { HomeSection } from './home-sections.ts'

/** Paragraphs in both languages. Rich text is data, never markup: it cannot carry a script. */
export type BothTexts = Record<LocaleCode, string[]>

/** An article of a legal text. */
export type Article = { title: Both; paragraphs: BothTexts }

export type WorkLabel = {
  number: number
  author: Both
  title: Both
  year: number
  technique: Both
  heightCm: number
  widthCm: number
  picture: string
}

/** What an editable page is made of. A hidden one stays in the record and is seen by nobody else. */
export type Block = (TextBlock | HomeSection) & { isHidden?: true }

type TextBlock =
  | { kind: 'hero'; works: WorkLabel[] }
  | { kind: 'statement'; text: Both; aside: Both; link?: { to: string; label: Both } }
  | { kind: 'numbers'; items: { value: Both; caption: Both }[] }
  | { kind: 'text'; title: Both; paragraphs: BothTexts }
  | { kind: 'steps'; as?: StepsLook; title: Both; items: { title: Both; text: Both }[] }
  | { kind: 'nominations'; title: Both; text: Both; items: { title: Both; text: Both }[] }
  /** Whom an award of an earlier year was given to. */
  | { kind: 'laureates'; year: number; items: PastLaureate[] }
  | { kind: 'work'; title: Both; text: Both; work: WorkLabel }
  | { kind: 'index'; as?: IndexLook; title: Both; items: { title: Both; text: Both; to?: string }[] }
  | { kind: 'nuance'; title: Both; items: { title: Both; text: Both }[] }
  | { kind: 'gallery'; title: Both; text: Both; pictures: string[] }
  /** Of tickets, or of the stands of the next fair. */
  | { kind: 'price-table'; of?: 'stands'; title: Both; note: Both }
  | { kind: 'refund-ladder'; title: Both; note: Both }
  | { kind: 'banner'; of: 'children' | 'convention' | 'media' | 'sales' }
  | { kind: 'quote'; text: Both; author: Both; position: Both }
  | { kind: 'questions'; title: Both; topic: string }
  | { kind: 'contact-us'; title: Both; text: Both; departments: string[]; hasForm?: true }
  | { kind: 'form'; form: FormId; title: Both; text?: Both }
  | { kind: 'press-kit'; title: Both; text: Both; files: PressFile[] }

/** A prize of an earlier award; without a book it was not given. */
export type PastLaureate = {
  prize: Both
  reason: Both
  book?: {
    author: Both
    title: Both
    city: Both
    publisher: Both
    year: number
    heightCm: number
    widthCm: number
    /** Which of the drawn covers it has. */
    look: number
  }
}

/** Steps stand in bays by their number, `ages` by the years they are for; `dates` are points on a line. */
export type StepsLook = 'bays' | 'ages' | 'dates'

/**
 * What an index is: rows; `lintels` side by side; the `sections` of the fair with their letters; `stands` with their
 * outlines; a `label` of facts; what stands `beside` the page's own business; where to go `onward`.
 */
export type IndexLook = 'rows' | 'lintels' | 'sections' | 'stands' | 'label' | 'beside' | 'onward'

/** A picture that may be published, with the credit it asks for. */
export type PressFile = { name: Both; about: Both; picture: string; credit: Both }

/** The same block in one language: every `{ru, en}` replaced by the one that is shown. */
export type Localized<T> = T extends Both
  ? string
  : T extends BothTexts
    ? string[]
    : T extends (infer Item)[]
      ? Localized<Item>[]
      : T extends object
        ? { [Key in keyof T]: Localized<T[Key]> }
        : T

export type LocalBlock = Localized<Block>

/** One language of anything bilingual, with `fill` applied to every text. */
export function localize<T>(value: T, locale: LocaleCode, fill: (text: string) => string): Localized<T> {
  if (Array.isArray(value)) return value.map(item => localize(item, locale, fill)) as Localized<T>
  if (typeof value === 'string') return fill(value) as Localized<T>
  if (value === null || typeof value !== 'object') return value as Localized<T>
  if (localeCodes.every(code => code in value))
    return localize(value[locale as keyof T], locale, fill) as Localized<T>
  const entries = Object.entries(value).map(([key, inner]) => [key, localize(inner, locale, fill)])
  return Object.fromEntries(entries) as Localized<T>
}
