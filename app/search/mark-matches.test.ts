import { describe, expect, test } from 'vitest'
import { markMatches, matcherOf, type Segment, snippetOf } from './mark-matches.ts'

const asked = (word: string, stem: string | null = word) => matcherOf([{ word, stem }])
const marked = (segments: Segment[]) => segments.filter(({ isMatch }) => isMatch).map(({ text }) => text)
const whole = (segments: Segment[]) => segments.map(({ text }) => text).join('')

describe('marks', () => {
  test.each([
    ['скульптуры', 'скульптур', 'Скульптура и скульпторы, о скульптурах', ['Скульптура', 'скульптурах']],
    ['дети', 'дет', 'Детали для детей', ['детей']],
    ['вели', 'вел', 'Ирина Велигор', ['Велигор']],
    ['желтый', 'желт', 'Жёлтого дома', ['Жёлтого']],
    ['gallery', 'galleri', 'Two galleries, one gallery', ['galleries', 'gallery']],
    ['etching', 'etch', 'Etchings and an etched plate', ['Etchings', 'etched']],
    ['veligor', 'veligor', 'Ирина Велигор', ['Велигор']],
    ['велигор', 'велигор', 'Irina Veligor', ['Veligor']],
    ['c07', 'c07', 'Стенд C-07', []],
  ])('%s (%s) in «%s»', (word, stem, text, words) => {
    expect(marked(markMatches(text, asked(word, stem)))).toEqual(words)
    expect(whole(markMatches(text, asked(word, stem)))).toBe(text)
  })

  test('a word that says nothing is not marked', () => {
    expect(marked(markMatches('где висит работа', asked('где', null)))).toEqual([])
  })

  test('markup in a text stays text', () => {
    expect(markMatches('<b>мел</b>', asked('мел'))).toEqual([
      { text: '<b>', isMatch: false },
      { text: 'мел', isMatch: true },
      { text: '</b>', isMatch: false },
    ])
  })
})

describe('a snippet', () => {
  const long = `${'Начало абзаца о другом. '.repeat(20)}Здесь лежит гардероб.\n${'Конец о третьем. '.repeat(20)}`

  test('is cut by whole words around what was asked for, in one line', () => {
    const text = whole(snippetOf(long, asked('гардероб')))
    expect(text).toMatch(/^…(?:Начало|абзаца|о|другом\.) .*Здесь лежит гардероб\. Конец о третьем\..*…$/)
    expect(text.length).toBeLessThan(190)
    expect(marked(snippetOf(long, asked('гардероб')))).toEqual(['гардероб'])
  })

  test('is the beginning where the match is elsewhere', () => {
    expect(whole(snippetOf(long, asked('офорт')))).toMatch(/^Начало абзаца о другом\. .*…$/)
    expect(whole(snippetOf('Коротко.', asked('офорт')))).toBe('Коротко.')
  })
})
