import { describe, expect, test } from 'vitest'
import { defaultLocale, locales } from '../app/platform/languages.ts'

// That no key and no hole is missing the compiler sees to. That a translation has none of its own it cannot see.
const catalogues = import.meta.glob<{ default: unknown }>('../app/**/*texts.??.ts', { eager: true })
const originals = Object.keys(catalogues).filter(path => path.endsWith(`.${defaultLocale}.ts`))

describe.each(originals)('%s', original => {
  const translations = locales.map(({ code }) => original.replace(`.${defaultLocale}.ts`, `.${code}.ts`))

  test.each(translations)('and %s have the same holes', translation => {
    expect(Object.keys(catalogues)).toContain(translation)
    expect(holesOf(catalogues[translation]?.default)).toEqual(holesOf(catalogues[original]?.default))
  })
})

test('there are texts to compare', () => {
  expect(originals.length).toBeGreaterThan(15)
})

/** The holes of every text by its key. The forms of a plural and the lines of a list count as one text. */
function holesOf(texts: unknown, key = ''): Record<string, string[]> {
  if (typeof texts === 'string') return named(key, [texts])
  if (typeof texts !== 'object' || texts === null) return {}
  const own = Object.values(texts)
  const isOneText = (Array.isArray(texts) || 'other' in texts) && own.every(text => typeof text === 'string')
  if (isOneText) return named(key, own)
  return Object.assign({}, ...Object.entries(texts).map(([name, text]) => holesOf(text, `${key}.${name}`)))
}

function named(key: string, texts: string[]): Record<string, string[]> {
  const holes = new Set(texts.flatMap(text => text.match(/\{\w+\}/g) ?? []))
  return holes.size === 0 ? {} : { [key]: [...holes].sort() }
}
