import { expect, test } from 'vitest'
import { seededList } from '../../tests/builders/seeded-participants.ts'
import { listOf } from './list-entry.ts'

test('a city has the same key in both languages', () => {
  const [ru, en] = [seededList('ru'), seededList('en')]
  expect(ru.cities.map(({ key }) => key).sort()).toEqual(en.cities.map(({ key }) => key).sort())
  expect(ru.cities.find(({ name }) => name === 'Санкт-Петербург')?.key).toBe('st-petersburg')
  expect(ru.entries.map(({ slug, city }) => [slug, city])).toEqual(
    en.entries.map(({ slug, city }) => [slug, city]),
  )
})

test('cities stand in the order of the alphabet', () => {
  const names = seededList('ru').cities.map(({ name }) => name)
  expect([names[0], names.at(-1)]).toEqual(['Архангельск', 'Ярославль'])
})

test('whoever is not published in the other language is listed without its words', () => {
  const picture = { src: 'works/a.jpg', width: 8, height: 10, alt: 'Лист' }
  const row = {
    slug: 'a',
    number: 7,
    name: 'Лист',
    type: 'gallery',
    section: 'paper',
    standCode: 'C-07',
    city: 'Тверь',
    artists: [{ slug: 'anna-list', name: 'Анна Лист' }],
    works: [{ picture }],
  }
  // Only what the list reads of a row is written out here.
  expect(listOf([row as never], [], 'ru')).toEqual({
    cities: [{ key: 'tver', name: 'Тверь' }],
    entries: [
      {
        slug: 'a',
        number: 7,
        name: 'Лист',
        type: 'gallery',
        section: 'paper',
        stand: 'C-07',
        city: 'tver',
        artists: ['Анна Лист'],
        picture: ['works/a.jpg', 8, 10],
      },
    ],
  })
})

test('the list stays light: nobody’s texts travel with it', () => {
  const bytes = JSON.stringify(seededList('ru').entries).length
  expect(bytes).toBeLessThan(20_000)
})
