import { expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import { exhibitionJsonLd } from './exhibition-json-ld.ts'

type Offer = { name: string; price: number; priceCurrency: string; availability: string }

const told = (now: string, more = {}) =>
  exhibitionJsonLd(autumn2025, { locale: 'ru', now: new Date(now), description: 'О ярмарке', ...more })
const offers = (now: string, more = {}) => told(now, more).offers as Offer[]
const inStock = 'https://schema.org/InStock'
const soldOut = 'https://schema.org/SoldOut'

test('the fair runs from the opening evening to the last closing', () => {
  expect(told('2025-08-20T10:00:00+03:00')).toMatchObject({
    '@type': 'ExhibitionEvent',
    startDate: '2025-09-24T19:00:00+03:00',
    endDate: '2025-09-27T21:00:00+03:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', address: { addressLocality: 'Москва' } },
  })
})

test('every ticket of the edition is offered at its price in roubles', () => {
  expect(offers('2025-08-20T10:00:00+03:00').map(({ price }) => price)).toEqual([
    2100, 2500, 6000, 650, 1050, 1250, 3000,
  ])
  expect(new Set(offers('2025-08-20T10:00:00+03:00').map(offer => offer.priceCurrency))).toEqual(
    new Set(['RUB']),
  )
})

test.each([
  ['2025-08-20T10:00:00+03:00', {}, inStock],
  ['2025-09-27T20:59:59+03:00', {}, inStock],
  ['2025-09-27T21:00:00+03:00', {}, soldOut],
  ['2025-08-20T10:00:00+03:00', { isSoldOut: true }, soldOut],
])('at %s with %j tickets are %s', (now, more, availability) => {
  expect(new Set(offers(now, more).map(offer => offer.availability))).toEqual(new Set([availability]))
})

test('the picture is one that is resized', () => {
  expect(told('2025-08-20T10:00:00+03:00', { picture: 'works/work-001.jpg' }).image).toEqual([
    '/_ipx/w_1280&q_90/works/work-001.jpg',
  ])
  expect(told('2025-08-20T10:00:00+03:00')).not.toHaveProperty('image')
})
