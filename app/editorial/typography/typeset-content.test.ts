import { describe, expect, test } from 'vitest'
import { collect, manifest, recordsOf, type Text, testTypography } from '../../../content/reading.ts'
import { entities } from '../../content/import/read-content.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { typeset } from './typeset.ts'

// The launch texts are the house's own typesetting: the typographer has to agree with them, and to find its way back to them.

// A version of a document is never changed, not even a blank of it.
const kinds = entities.filter(entity => entity !== 'documents')
const records = await Promise.all(
  kinds.map(async kind => (await recordsOf(kind)).map(record => ({ kind, record }))),
)
const catalogue = { kind: 'pictures', record: manifest }
const texts = [...records.flat(), catalogue].flatMap(({ kind, record }) => written(record, kind))

test('every launch text is set as the typographer would set it', () => {
  expect(texts.length).toBeGreaterThan(5000)
  const changed = texts.flatMap(({ at, language, text }) => {
    const { changes } = typeset(text, language)
    return changes.map(({ at: place, was, now }) => `${at} ${place}: ${was} → ${now}: ${text}`)
  })
  expect(changed).toEqual([])
})

test('typed on a typewriter, a launch text comes back as it is', () => {
  const astray = texts.flatMap(({ at, language, text }) => {
    const back = typeset(typewritten(text, language), language).text
    // Somebody tied a word by hand here and there; the typographer ties what the rules ask for.
    return plain(back) === plain(text) ? [] : [`${at}\n${text}\n${back}`]
  })
  expect(astray).toEqual([])
})

describe('what comes from the typewriter, once set,', () => {
  const set = records.flat().flatMap(({ kind, record }) => {
    const typed = mapTexts(record, (text, language) => typeset(typewritten(text, language), language).text)
    return collect(typed, kind)
  })
  testTypography(set)
})

/** As on a keyboard that has none of the signs. */
function typewritten(text: string, language: LocaleCode): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/[«»„]|[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replaceAll('×', language === 'ru' ? 'х' : 'x')
    .replaceAll('№ ', 'N ')
    .replaceAll('©', '(c)')
    .replaceAll('…', '...')
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** Every text as it is written, markers and all. */
function written(record: unknown, at: string): Text[] {
  const found: Text[] = []
  mapTexts(record, (text, language) => {
    found.push({ at, language, text })
    return text
  })
  return found
}

function mapTexts(value: unknown, map: (text: string, language: LocaleCode) => string): unknown {
  if (Array.isArray(value)) return value.map(item => mapTexts(item, map))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    if (key !== 'ru' && key !== 'en') return [key, mapTexts(inner, map)]
    if (Array.isArray(inner)) return [key, inner.map(text => map(String(text), key))]
    return [key, typeof inner === 'string' ? map(inner, key) : inner]
  })
  return Object.fromEntries(entries)
}
