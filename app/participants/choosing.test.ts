import { describe, expect, test } from 'vitest'
import { seededList } from '../../tests/builders/seeded-participants.ts'
import { answering, chosen, countsOf } from './choosing.ts'
import { type Filters, noFilters } from './filters.ts'

const lists = { ru: seededList('ru'), en: seededList('en') }
const found = (locale: 'ru' | 'en', q: string) =>
  answering(lists[locale].entries, lists[locale].cities, q).map(({ slug }) => slug)

describe('the search', () => {
  test.each([
    // Latin letters on the Russian page, Cyrillic ones on the English.
    ['ru', 'severny svod', ['severny-svod']],
    ['en', 'северный свод', ['severny-svod']],
    ['ru', 'Gerasim Poludenov', ['gerasim-poludenov', 'yuzhnaya-stena']],
    ['en', 'яровчук', ['kseniya-yarovchuk']],
    // By what the house is called in the other language.
    ['ru', 'Paper Order', ['bumazhny-order']],
    ['en', 'Бумажный ордер', ['bumazhny-order']],
    ['ru', 'octavo', ['vosmaya-dolya']],
    // With a slip of the finger, in lower case, by the beginning of a word.
    ['ru', 'олга обрчуина', ['devyaty-list', 'olga-obruchina']],
    ['ru', 'Смалтьа', ['smalta']],
    ['en', 'Sanguin and chlak', ['sangina-i-mel']],
    ['en', 'northren vault', ['severny-svod']],
    ['en', 'Zoravian', ['arsen-zoravyan']],
    ['ru', 'черная манера', ['chyornaya-manera']],
    // By a person whom houses show.
    ['ru', 'кедрач', ['vysokaya-liniya', 'trety-svet']],
    ['en', 'Kedrach', ['vysokaya-liniya', 'trety-svet']],
    // By city, in the words of either language.
    ['ru', 'суздаль', ['tikhaya-masterskaya']],
    ['ru', 'St Petersburg pilon', ['pyaty-pilon']],
    ['en', 'Суздаль', ['tikhaya-masterskaya']],
    // By stand, as it is written and as it is typed on a Russian keyboard.
    ['ru', 'C-07', ['bumazhny-order']],
    ['ru', 'с-07', ['bumazhny-order']],
    ['ru', 'в02', ['kamennaya-tetrad']],
    ['en', 'f07', ['ukazatel']],
    ['en', 'F 7', ['ukazatel']],
    ['ru', 'A-1', ['gerasim-poludenov', 'lidiya-zaimkina', 'sukhoy-pigment', 'dom-s-erkerom']],
    ['ru', 'K-07', []],
    ['ru', 'несуществующий', []],
  ] as const)('on the page in %s «%s» finds %j', (locale, q, slugs) => {
    expect(found(locale, q)).toEqual(slugs)
  })

  test('without words lets everybody through', () => {
    expect(found('ru', '')).toHaveLength(70)
  })
})

describe('the filters', () => {
  const { entries } = lists.ru
  const slugs = (filters: Partial<Filters>, kept: string[] = []) =>
    chosen(entries, { ...noFilters, ...filters }, kept).map(({ slug }) => slug)

  test('narrow one another', () => {
    expect(slugs({ section: 'paper' })).toHaveLength(12)
    expect(slugs({ section: 'paper', type: 'workshop' })).toEqual([
      'chyornaya-manera',
      'bumazhny-order',
      'mednaya-doska',
      'pole-i-pero',
    ])
    expect(slugs({ section: 'paper', type: 'workshop', city: 'moscow' })).toEqual(['bumazhny-order'])
    expect(slugs({ section: 'paper', type: 'workshop', city: 'moscow', letter: 'П' })).toEqual([])
  })

  test('know a letter in either alphabet, so that the other language shows the same people', () => {
    const en = chosen(lists.en.entries, { ...noFilters, letter: 'П' }, []).map(({ slug }) => slug)
    expect(en).toEqual(slugs({ letter: 'П' }))
    expect(en).toContain('gerasim-poludenov')
  })

  test('show whom the visitor has kept, and nobody else', () => {
    expect(slugs({ mine: true }, ['smalta', 'gone-by-now'])).toEqual(['smalta'])
    expect(slugs({ mine: true })).toEqual([])
  })

  test('say beforehand what each choice would show', () => {
    const filters = { ...noFilters, type: 'sculptor' } as const
    expect(countsOf(entries, filters, [], 'section')).toEqual(
      new Map([
        ['sculpture', 7],
        ['schools', 1],
      ]),
    )
    for (const [section, count] of countsOf(entries, filters, [], 'section')) {
      expect(slugs({ type: 'sculptor', section: section as 'sculpture' })).toHaveLength(count)
    }
    // A facet's own choice does not narrow what the facet offers.
    expect(countsOf(entries, { ...filters, section: 'book' }, [], 'section').get('sculpture')).toBe(7)
  })
})
