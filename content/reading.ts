import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readRecords, recordFiles } from '../app/content/import/read-content.server.ts'
import { bothSides } from '../app/editions/by-moment.ts'
import { autumn2025 } from '../app/editions/edition.ts'
import { phrasesOf } from '../app/editions/phrases.ts'
import type { Both, ContentRecords, Entity } from './types.ts'

// How the tests read the launch texts: all of them, each with its place and its language.

/** Every record of a kind, in the order of the files' names. */
export async function recordsOf<Kind extends Entity>(entity: Kind): Promise<ContentRecords[Kind][]> {
  return readRecords(await recordFiles(fileURLToPath(new URL('.', import.meta.url)), entity))
}

export type Language = 'ru' | 'en'
export type Text = { at: string; language: Language; text: string }

/** What a text may leave to the edition. */
const tokens = Object.keys(phrasesOf(autumn2025, 'ru'))

const picturesRoot = new URL('./pictures/', import.meta.url)
export type CataloguedWork = {
  file: string
  artist: string
  section: string
  title: Both
  year: number
  technique: Both
  size_cm: { height: number; width: number }
}
export const manifest: {
  works: CataloguedWork[]
  people: { file: string; presents: 'man' | 'woman'; age: number }[]
  marks: { kind: string; file: string; name: Both; role?: Both }[]
} = JSON.parse(readFileSync(new URL('manifest.json', picturesRoot), 'utf8'))
export const picturePath = (file: string) => fileURLToPath(new URL(file, picturesRoot))
export const pictureExists = (file: string) => existsSync(picturePath(file))

/** Every text under a `ru` or `en` key as it is read before all moments and after them, with its path. */
export function collect(value: unknown, at: string): Text[] {
  return collectWritten(value, at).flatMap(written =>
    bothSides(written.text).map(text => ({ ...written, text })),
  )
}

/** The same as they are written; a pair with a missing or unequal side is an error. */
export function collectWritten(value: unknown, at: string, found: Text[] = []): Text[] {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      collectWritten(item, `${at}[${index}]`, found)
    })
  } else if (isRecord(value)) {
    if ('ru' in value || 'en' in value) {
      const count = (side: unknown) => (Array.isArray(side) ? side.length : -1)
      expect(count(value.ru), `${at}: paragraphs`).toBe(count(value.en))
      for (const language of ['ru', 'en'] as const) {
        const side: unknown = value[language]
        for (const text of Array.isArray(side) ? side : [side]) {
          expect(text, `${at}.${language}`).toBeTypeOf('string')
          found.push({ at: `${at}.${language}`, language, text: String(text) })
        }
      }
    } else {
      for (const [key, item] of Object.entries(value)) collectWritten(item, `${at}.${key}`, found)
    }
  }
  return found
}

/** The names in braces that a text leaves to the edition. */
const tokensIn = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(match => match[1] ?? '')
const withoutTokens = (text: string) => text.replace(/\{[^{}]*\}/g, '')

export const sentences = (text: string) => text.split(/[.!?][»”]?(?=\s+\P{Ll}|$)/u).filter(Boolean).length
export const duplicates = (list: string[]) => list.filter((item, index) => list.indexOf(item) !== index)

/** The texts in which a pattern is found, with their places. */
export const offending = (list: Text[], pattern: RegExp, prepare = (text: string) => text) =>
  list.filter(({ text }) => pattern.test(prepare(text))).map(({ at, text }) => `${at}: ${text}`)

/** The rules of typography that every text of ours keeps. */
export function testTypography(texts: Text[]) {
  const inLanguage = (language: Language) => texts.filter(text => text.language === language)

  it('say something in both languages, without stray blanks', () => {
    expect(texts.length).toBeGreaterThan(0)
    expect(offending(texts, /^\s*$/)).toEqual([])
    expect(offending(texts, /^\s|\s$|\s{2}|\s[,.;:!?»”]|[«„]\s/)).toEqual([])
    expect(offending(inLanguage('en'), /“\s/)).toEqual([])
  })

  it('keep the scripts apart', () => {
    expect(offending(inLanguage('en'), /\p{Script=Cyrillic}/u)).toEqual([])
    expect(offending(inLanguage('ru'), /\p{Script=Latin}/u, withoutLatinNames)).toEqual([])
  })

  it('use the quotation marks, dashes and blanks of their language', () => {
    expect(offending(texts, /\u202f|\u2009|["'`]|\.\.\.|\s-\s|--/)).toEqual([])
    expect(offending(inLanguage('en'), /[«»„—]/)).toEqual([])
    expect(offending(inLanguage('ru'), /[”’‘]/)).toEqual([])
    expect(offending(inLanguage('ru'), /[^\u00a0]—|—[^ ]/)).toEqual([])
    expect(offending(inLanguage('ru'), /\s–|–\s/)).toEqual([])
    for (const { at, text } of texts) {
      const count = (mark: string) => text.split(mark).length
      expect([count('«'), count('“')], at).toEqual([count('»'), text.includes('„') ? count('„') : count('”')])
    }
  })

  it('tie short Russian words, numbers and № to what follows', () => {
    expect(offending(inLanguage('ru'), /(?<![\p{L}-])(?!(?:же|ли|бы) )\p{L}{1,2} /u)).toEqual([])
    expect(offending(inLanguage('ru'), /\d [\p{L}₽%×\d]|[№≈×] /u)).toEqual([])
  })
}

/** What is said in tokens can be filled, is the same in both languages, and fits the Russian phrase around it. */
export function testTokens(texts: Text[]) {
  it('use only tokens the site can fill, the same ones in both languages', () => {
    for (const { at, text } of texts) {
      for (const name of tokensIn(text)) expect(tokens, at).toContain(name)
      expect(withoutTokens(text), at).not.toMatch(/[{}]/)
    }
    const names = (language: Language) =>
      texts.filter(text => text.language === language).map(({ text }) => tokensIn(text).toSorted().join())
    expect(names('ru')).toEqual(names('en'))
  })

  it('never put a token in a Russian phrase that asks for another case', () => {
    expect(offending(texts, /(?<!\p{L})(с|со|к|ко|по|между)\s\{/iu)).toEqual([])
  })
}

// Tokens, «VIP», names of standards, codes of stands, addresses, Roman numerals and the name of a cookie are Latin by nature.
function withoutLatinNames(text: string): string {
  const names =
    /\b(?:Apple|Google|Microsoft|Mozilla)\b|\bVIP\b|\bISBN\b|\bPDF\b|\bSHA\s256\b|\bRFC\s3161\b|\b[A-F]-\d{2}\b|\w*@portik\.example|\bi18n_redirected\b|(?<!\p{L})[IV]{1,3}(?!\p{L})/gu
  return withoutTokens(text).replace(names, '')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
