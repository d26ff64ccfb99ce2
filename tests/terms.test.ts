import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readTexts, type SiteText, textsOf } from './builders/texts/read-texts.ts'
import { exceptions, type Term, terms } from './builders/texts/terms.ts'

const texts = [...readTexts('app'), ...readTexts('content').filter(isInForce)]

describe('every text of the site calls a thing by its one name', () => {
  test.each([
    ['the interface', 'ru', 'app/'],
    ['the interface', 'en', 'app/'],
    ['the content', 'ru', 'content/'],
    ['the content', 'en', 'content/'],
  ] as const)('%s, %s', (_, locale, folder) => {
    const own = texts.filter(text => text.locale === locale && text.at.startsWith(folder))
    expect(own.length).toBeGreaterThan(2_000)
    const wrong = wrongWords(own).filter(({ isException }) => !isException)
    expect(wrong.map(({ at, word, text }) => `${at}: “${word}” in “${text}”`)).toEqual([])
  })

  test('no exception outlives what it was made for', () => {
    const used = wrongWords(texts)
    const idle = exceptions.filter(
      ({ word, at }) => !used.some(wrong => wrong.word === word && wrong.at.startsWith(at)),
    )
    expect(idle).toEqual([])
  })

  test('the check sees a forbidden word, whatever its case and ending, in a file of texts and beside one', () => {
    const found = (path: string, source: string) =>
      wrongWords(textsOf(path, source)).map(({ at, word }) => [at, word])
    expect(found('app/a/texts.en.ts', "export default {\n  a: 'Participants' }")).toEqual([
      ['app/a/texts.en.ts:2', 'participants'],
    ])
    expect(found('app/a/b.ts', "const c = { ru: 'О\u00a0конвенции', en: 'The Cart is full' }")).toEqual([
      ['app/a/b.ts:1', 'конвенци*'],
      ['app/a/b.ts:1', 'cart'],
    ])
    expect(found('app/a/b.ts', 'const en = { c: `One-day` }')).toEqual([['app/a/b.ts:1', 'one-day']])
    expect(found('app/a/b.ts', "const path = '/participants/'; const c = { en: 'A carthorse' }")).toEqual([])
  })
})

test('GLOSSARY.md has the list as it is', () => {
  expect(tableUnder('Words that visitors read')).toEqual([
    ['English', 'Russian', 'not in English', 'not in Russian'],
    ...terms.map(({ en, ru, not }) => [en, ru, said(not.en), said(not.ru)]),
  ])
})

describe('the money of a refund', () => {
  const documents = { ru: 'после получения всех документов', en: 'of our receiving all the documents' }

  test.each(['ru', 'en'] as const)(
    'comes so many days after all the documents have, wherever it is promised, %s',
    locale => {
      const promises = texts.filter(text => text.locale === locale && text.text.includes('{payoutDays}'))
      expect(promises.length).toBeGreaterThan(8)
      const others = promises.filter(
        ({ text }) =>
          !text.includes(documents[locale]) && !withoutDocuments.some(part => text.includes(part)),
      )
      expect(others).toEqual([])
    },
  )
})

// Where the fair itself calls something off or gives money back, nobody has to send anything.
const withoutDocuments = ['{givenByStaff}', '{sum}']

/** A document that has been replaced stays as people agreed to it. */
function isInForce({ at }: SiteText): boolean {
  const [, slug = '', version = ''] = /^content\/documents\/(.+)-(\d+)\.ts/.exec(at) ?? []
  return slug === '' || !existsSync(`content/documents/${slug}-${Number(version) + 1}.ts`)
}

type Wrong = { at: string; text: string; word: string; isException: boolean }

function wrongWords(own: readonly SiteText[]): Wrong[] {
  return own.flatMap(({ at, locale, text }) =>
    forbidden[locale].flatMap(({ word, pattern }) => {
      if (!pattern.test(text.replace(/\{\w+\}/g, ''))) return []
      const isException = exceptions.some(known => known.word === word && at.startsWith(known.at))
      return [{ at, text, word, isException }]
    }),
  )
}

const forbidden = { ru: patternsOf('ru'), en: patternsOf('en') }

function patternsOf(locale: 'ru' | 'en') {
  return terms.flatMap(({ not }: Term) =>
    (not[locale] ?? []).map(word => ({ word, pattern: new RegExp(boundary(word), 'iu') })),
  )
}

// Whole words; `*` is any ending. A sign such as № has no edges.
function boundary(word: string): string {
  const inner = word.replace(/[.()]/g, '\\$&').replaceAll(' ', '\\s').replace(/\*$/, '\\p{L}*')
  return /\p{L}/u.test(word) ? `(?<![\\p{L}-])${inner}(?![\\p{L}])` : inner
}

function said(words: readonly string[] = []): string {
  return words.map(word => word.replace('*', '…')).join(', ')
}

function tableUnder(heading: string): string[][] {
  const [, after = ''] = readFileSync('GLOSSARY.md', 'utf8').split(`## ${heading}\n`)
  const lines =
    after
      .split('\n## ')[0]
      ?.split('\n')
      .filter(line => line.startsWith('|')) ?? []
  return lines
    .filter((_, place) => place !== 1)
    .map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    )
}
