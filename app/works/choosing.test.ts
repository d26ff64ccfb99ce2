import { describe, expect, test } from 'vitest'
import { type Choice, noChoice, queryOf, readChoice } from './choice.ts'
import { chosen, countsOf, nearest, ranked } from './choosing.ts'
import type { HungWork } from './hung-work.ts'
import { scaleOf } from './scale.ts'
import { familyOf } from './techniques.ts'
import { type ColourKey, neighboursOf, steppedFrom, wheel } from './wheel.ts'
import { without } from './without.ts'

const work = (number: string, known: Partial<HungWork> = {}): HungWork => ({
  number,
  path: `/works/${number.replace('.', '-')}/`,
  author: 'Анна Велигор',
  artistPath: null,
  title: number,
  year: 2022,
  technique: 'офорт',
  family: 'etching',
  heightCm: 60,
  widthCm: 80,
  mark: 'free',
  priceKopecks: 10_000_000,
  picture: { src: 'works/x.jpg', width: 800, height: 600, alt: '' },
  section: 'paper',
  stand: 'C-07',
  shownBy: { slug: 'x', path: '/participants/x/', name: 'X', type: 'artist' },
  colours: [],
  nearness: new Map(),
  ...known,
})
const numbers = (works: readonly HungWork[], choice: Partial<Choice>) => {
  const whole = { ...noChoice, ...choice }
  return chosen(ranked(works, whole), whole).map(one => one.work.number)
}
const read = (query: string) => readChoice(new URLSearchParams(query))

describe('a choice in the address', () => {
  test('comes back as it was written', () => {
    const query =
      '?colour=blue-pale&near=1&like=41-1&h=60&w=80&technique=etching&technique=mosaic&section=paper&state=free&since=2019&until=2024&from=6000&to=130000&request=no&view=list&page=2'
    expect(queryOf(read(query))).toBe(query)
    expect(queryOf(noChoice)).toBe('')
  })

  test.each([
    'colour=puce',
    'colour=constructor',
    'near=1',
    'like=41.1',
    'like=0-1',
    'like=%00',
    'h=-1&w=0',
    'h=1e3',
    'w=99999999999999999999',
    'technique=toString&section=&state=gone',
    'since=12&until=99999',
    'from=-5&to=NaN',
    'page=1000000&page=2',
    `colour=${'a'.repeat(1_000_000)}`,
    'utm_source=letter',
  ])('what it cannot mean is left out: %.40s', query => {
    expect(read(query)).toEqual(noChoice)
  })

  test('bounds the wrong way round mean the same; of a repeated field the first word counts', () => {
    expect(read('from=900&to=100&since=2024&until=2020')).toMatchObject({
      priceFrom: 100,
      priceTo: 900,
      yearFrom: 2020,
      yearTo: 2024,
    })
    expect(read('h=60&h=70').height).toBe(60)
  })
})

describe('what is found', () => {
  test('fits the place, either side of it alone too', () => {
    const works = [work('1.1'), work('1.2', { heightCm: 61 }), work('1.3', { widthCm: 81 })]
    expect(numbers(works, { height: 60, width: 80 })).toEqual(['1.1'])
    expect(numbers(works, { height: 60 })).toEqual(['1.1', '1.3'])
  })

  test('has a price within bounds or on request; what is sold has none', () => {
    const works = [
      work('1.1'),
      work('1.2', { priceKopecks: null }),
      work('1.3', { mark: 'sold' }),
      work('1.4', { mark: 'sold', priceKopecks: null }),
      work('1.5', { priceKopecks: 10_000_100 }),
    ]
    expect(numbers(works, { priceTo: 100_000 })).toEqual(['1.1', '1.2'])
    expect(numbers(works, { priceTo: 100_000, isPriced: true })).toEqual(['1.1'])
    expect(numbers(works, { isPriced: true })).toEqual(['1.1', '1.3', '1.4', '1.5'])
  })

  test('is in the order of nearness; near ones come when asked for', () => {
    const near = (number: string, nearness: number) =>
      work(number, { nearness: new Map<ColourKey, number>([['blue', nearness]]) })
    const works = [near('1.1', 0.2), near('1.2', 0.9), near('1.3', 0.05), work('1.4')]
    expect(numbers(works, { colour: 'blue' })).toEqual(['1.2', '1.1'])
    expect(numbers(works, { colour: 'blue', isNear: true })).toEqual(['1.2', '1.1', '1.3'])
  })

  test('is like another work, which itself is no answer', () => {
    const blue = [[0.5, -0.05, -0.1, 1]] as const
    const works = [
      work('1.1', { colours: blue }),
      work('1.2', { colours: blue }),
      work('1.3', { colours: [[0.5, 0.15, 0.1, 1]] }),
    ]
    expect(numbers(works, { like: '1.1' })).toEqual(['1.2'])
  })

  test('is counted for each choice as if that facet were open', () => {
    const works = [
      work('1.1'),
      work('1.2', { family: 'mosaic' }),
      work('1.3', { family: 'mosaic', year: 1999 }),
    ]
    const choice: Choice = { ...noChoice, techniques: ['etching'], yearFrom: 2000 }
    expect(countsOf(ranked(works, choice), choice, 'technique')).toEqual({ etching: 1, mosaic: 1 })
  })

  test('or, where there is nothing, the work that misses least is offered', () => {
    const works = [work('1.1', { family: 'oil', heightCm: 200 }), work('1.2', { family: 'oil' })]
    const choice: Choice = { ...noChoice, techniques: ['mosaic'], height: 100 }
    expect(nearest(ranked(works, choice), choice, 1).map(one => one.work.number)).toEqual(['1.2'])
    expect(numbers(works, without(choice, 'technique'))).toEqual(['1.2'])
    expect(without(choice, 'year')).toBe(choice)
  })
})

test('the wheel turns all the way round, and its centre is reached and left by arrows', () => {
  expect(wheel).toHaveLength(18 * 3 + 3)
  expect(steppedFrom('carmine', 'next')).toBe('red')
  expect(steppedFrom('red-pale', 'previous')).toBe('carmine-pale')
  expect(steppedFrom('blue', 'in')).toBe('blue-pale')
  expect(steppedFrom('blue-deep', 'in')).toBe('grey')
  expect(steppedFrom('blue', 'out')).toBe('blue')
  expect(steppedFrom('grey', 'out')).toBe('red-deep')
  expect(steppedFrom('black', 'next')).toBe('white')
  expect(neighboursOf('red-deep').map(({ key }) => key)).toEqual(['carmine-deep', 'terracotta-deep'])
})

test.each([
  ['офорт, акварель', 'etching'],
  ['watercolour and pen', 'watercolour'],
  ['дерево, левкас, темпера, сусальное золото', 'gilded'],
  ['tempera and gold leaf on panel', 'gilded'],
  ['темпера, картон', 'tempera'],
  ['торцовая гравюра, экслибрис', 'relief'],
  ['смальта, камень', 'mosaic'],
  ['ink and wash on paper', 'drawing'],
  ['бумага, тушь, отмывка', 'drawing'],
  ['мрамор', 'sculpture'],
  ['воздух', 'other'],
])('%s is of the family %s', (technique, family) => {
  expect(familyOf(technique)).toBe(family)
})

test('a wall has the largest scale at which its largest work still fits', () => {
  expect(scaleOf([{ heightCm: 40, widthCm: 50 }])).toEqual({ wide: 3.7, narrow: 2.4 })
  expect(scaleOf([{ heightCm: 140, widthCm: 140 }]).wide * 140).toBeLessThanOrEqual(420)
  expect(scaleOf([])).toEqual({ wide: 3.7, narrow: 2.4 })
})
