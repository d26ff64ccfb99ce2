import type { PluralForms } from './plurals.ts'

/** Puts values into the holes of a text; the compiler asks for exactly those that the text has. */
export function fill<Text extends string>(text: Text, values: ValuesOf<HolesOf<Text>>): string {
  return fillHoles(text, values)
}

/** Fills many texts from one set of values, of which each takes those it has holes for. */
export function fillWith<Values extends Partial<Record<string, string | number>>>(values: Values) {
  return <Text extends string>(text: Fits<Text, keyof Values>): string => fillHoles(text, values)
}

function fillHoles(text: string, values: Partial<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/**
 * A room's texts as pages know them and as other languages have to write them: the same keys, the same holes, any words.
 * A list may be longer or shorter; of the plural forms a language writes those it has.
 */
export type TextsOf<Source> = Source extends string
  ? TextOf<HolesOf<Source>>
  : Source extends readonly (infer Item)[]
    ? readonly TextsOf<Item>[]
    : Source extends { one: string; other: string }
      ? PluralForms<TextOf<HolesOf<Source[keyof Source & keyof PluralForms]>>>
      : { readonly [Key in keyof Source]: TextsOf<Source[Key]> }

/** A text that has these holes, each at least once. */
export type Phrase<Names extends string> = string &
  Every<Names extends string ? `${string}{${Names}}${string}` : never> & {
    // Never there: it is how the type remembers the names.
    readonly [holes]?: Names
  }

declare const holes: unique symbol

// A text without holes takes no values at all: `Record<never, …>` would take any.
type ValuesOf<Names extends string> = [Names] extends [never] ? never : Record<Names, string | number>

type Fits<Text, Names> = [Exclude<HolesOf<Text>, Names>] extends [never]
  ? Text
  : `there is no value for {${Exclude<HolesOf<Text>, Names>}}`

type TextOf<Names extends string> = [Names] extends [never] ? string : Phrase<Names>

/** The names in `{braces}`: of a text as it is written, or as a `Phrase` remembers them. */
export type HolesOf<Text> = Text extends { readonly [holes]?: infer Names }
  ? Names & string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | HolesOf<Rest>
    : never

type Every<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
