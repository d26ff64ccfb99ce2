import { defaultLocale, type LocaleCode, localeCodes } from '../../platform/languages.ts'
import { faultsOf, type Words } from './word-faults.ts'

/** A letter as the code has it: what its words are until an editor publishes others. */
export type LetterDefaults = {
  words: Record<LocaleCode, Words>
  /** As many paragraphs as one likes; otherwise each stands in a place of its own. */
  isFree: boolean
}
export type DeclaredLetter = LetterDefaults & { key: string }

/** What editors have published, by letter and language. */
export type PublishedWords = ReadonlyMap<string, Partial<Record<LocaleCode, Words>>>

/** Texts of a room in which some letters say what editors have published; `letters` is what the office can change. */
export type Worded<Texts> = { in: Record<LocaleCode, Texts>; letters: DeclaredLetter[] }

// Of this process, read anew whenever any process publishes (`shell/follow-words.server.ts`): letters are written in
// many rooms, none of which should have to carry somebody else's words around.
let published: PublishedWords = new Map()

export function holdWords(words: PublishedWords): void {
  published = words
}

/** `own`: by the name of a letter in the texts, its key in the office and the names of its paragraphs there. */
export function worded<Texts extends object>(
  texts: Record<LocaleCode, Texts>,
  own: Partial<Record<keyof Texts, readonly [key: string, ...paragraphs: string[]]>>,
): Worded<Texts> {
  const named = Object.entries(own) as [keyof Texts & string, [string, ...string[]]][]
  return {
    in: inEach(code => {
      const said = { ...texts[code] }
      for (const [name, [key, ...places]] of named) {
        Object.defineProperty(said, name, {
          enumerable: true,
          get: () => sayAnew(texts[code][name] as object, { key, places, code }),
        })
      }
      return said
    }),
    letters: named.map(([name, [key, ...places]]) =>
      declared(
        inEach(code => texts[code][name] as object),
        key,
        places,
      ),
    ),
  }
}

/** The same for all that the texts have, under keys with this beginning. */
export function wordedAll<Texts extends object>(
  texts: Record<LocaleCode, Texts>,
  beginning: string,
  ...places: string[]
): Worded<Texts> {
  const names = Object.keys(texts[defaultLocale]) as (keyof Texts & string)[]
  const own = names.map(name => [name, [`${beginning}${name}`, ...places]] as const)
  return worded(texts, Object.fromEntries(own) as Parameters<typeof worded<Texts>>[1])
}

/** The same where the texts are those of one letter. */
export function wordedWhole<Texts extends object>(
  texts: Record<LocaleCode, Texts>,
  key: string,
  ...places: string[]
): Worded<Texts> {
  const said = {} as Record<LocaleCode, Texts>
  for (const code of localeCodes) {
    Object.defineProperty(said, code, {
      enumerable: true,
      get: () => sayAnew(texts[code], { key, places, code }),
    })
  }
  return { in: said, letters: [declared(texts, key, places)] }
}

function declared(texts: Record<LocaleCode, object>, key: string, places: readonly string[]): DeclaredLetter {
  return {
    key,
    words: inEach(code => wordsIn(texts[code], places)),
    isFree: isFree(texts[defaultLocale], places),
  }
}

function isFree(texts: object, places: readonly string[]): boolean {
  const [first = ''] = places
  return places.length === 1 && Array.isArray((texts as Record<string, unknown>)[first])
}

function wordsIn(texts: object, places: readonly string[]): Words {
  const { subject, title, ...rest } = texts as Record<string, unknown>
  return {
    subject: String(subject),
    title: String(title),
    paragraphs: places.flatMap(place => textsIn(rest[place])),
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function sayAnew<Texts extends object>(
  texts: Texts,
  { key, places, code }: { key: string; places: readonly string[]; code: LocaleCode },
): Texts {
  const words = published.get(key)?.[code]
  if (!words) return texts
  const own = wordsIn(texts, places)
  // What was published for an older letter may have no place in this one: then the letter says what the code says.
  if (faultsOf(words, own, isFree(texts, places)).length > 0) return texts
  const left = [...words.paragraphs]
  const said: Record<string, unknown> = { ...texts, subject: words.subject, title: words.title }
  for (const place of places) said[place] = filled(said[place], left)
  return said as Texts
}

/** A value of the same shape, with texts from the beginning of the list. */
function filled(value: unknown, left: string[]): unknown {
  if (typeof value === 'string') return left.shift() ?? value
  if (Array.isArray(value)) return left.splice(0)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, left)]))
}

function inEach<Value>(make: (code: LocaleCode) => Value): Record<LocaleCode, Value> {
  return Object.fromEntries(localeCodes.map(code => [code, make(code)])) as Record<LocaleCode, Value>
}
