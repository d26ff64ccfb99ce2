import { expect, test } from 'vitest'
import { queryWords, tidyQuery } from './query-words.ts'

test.each([
  ['Скульптуры', ['скульптуры']],
  ['Жёлтый  дом', ['желтый', 'дом']],
  ['Йодль', ['йодль']],
  ['Manège Court', ['manege', 'court']],
  ['мастер-класс', ['мастер', 'класс']],
  ['«Бумажный ордер»', ['бумажный', 'ордер']],
  ['C-07', ['c07']],
  ['С–7', ['c07']],
  ['стенд c07', ['стенд', 'c07']],
  ['в 14:00', ['14', '00']],
  ['я', ['я']],
  ['!?', []],
  ["'; drop table pages --", ['drop', 'table', 'pages']],
])('%s is asked as %j', (query, words) => {
  expect(queryWords(query)).toEqual(words)
})

test('a word said twice is asked once, and eight words are enough', () => {
  expect(queryWords('мел и мел')).toEqual(['мел'])
  expect(queryWords('аа бб вв гг дд ее жж зз ии кк')).toHaveLength(8)
})

test('what was typed is shown again without needless blanks, and never longer than a hundred letters', () => {
  expect(tidyQuery('  Бумажный \n ордер ')).toBe('Бумажный ордер')
  expect(tidyQuery('ы'.repeat(500))).toHaveLength(100)
})
