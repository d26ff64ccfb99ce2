import { expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import { priceRows } from '../../shell/home-prices.ts'
import { pickerOffer } from '../cart/picker-offer.ts'
import { admissionTableOf } from '../tickets/admission-table.ts'
import { proofFor } from '../tickets/entry-proof.ts'
import { readQrPayload, ticketClaims, writeQrPayload } from '../tickets/ticket-claims.ts'
import { type Catalogue, catalogue, doorNames } from './catalogue.ts'
import { doorKindsOf } from './door-kinds.ts'
import { exhibitionJsonLd } from './exhibition-json-ld.ts'
import { asProduct, type DoorProduct, type ProductId, productOf } from './products.ts'
import { ticketTypes } from './ticket-types.ts'

// A ticket that the fair does not sell: one record and its words, the way docs/recipes/ticket-type.md adds one.
const id = 'twilight' as ProductId
const door = 'twilight' as DoorProduct
const twilight = asProduct(id, {
  group: 'ticket',
  slots: { after: 'childKopecks' },
  door: { id: door, letter: 'Z', gate: 'entrance', proof: 'concession' },
  pickerRow: 7,
  shownIn: ['picker', 'list', 'home'],
})
const words = {
  line: 'Twilight\u00a0ticket',
  list: { name: 'Twilight', about: 'After {turnsAt}', rules: ['Until {closesAt}.'] },
  picker: { proof: 'Show your student card.' },
  home: 'Twilight, any day',
}
const english = catalogue.texts.en
const withTwilight: Catalogue = {
  products: [...catalogue.products, twilight],
  texts: {
    ...catalogue.texts,
    en: {
      ...english,
      products: { ...english.products, [id]: words },
      door: { ...english.door, [door]: { name: 'Twilight', title: 'Twilight\nticket', short: 'Twilight' } },
    },
  },
}
const now = new Date('2025-08-20T10:00:00+03:00')

test('it is not sold here', () => {
  expect(productOf(id)).toBe(null)
})

test('it stands in the price list with its rules, on the home page and among the offers', () => {
  expect(ticketTypes(autumn2025, 'en', {}, withTwilight).at(-1)).toEqual({
    id,
    name: 'Twilight',
    about: 'After 14:00',
    prices: [{ price: '₽650' }],
    rules: ['Until 21:00.'],
    holders: [],
  })
  expect(priceRows(autumn2025, 'en', withTwilight).at(-1)).toEqual({
    name: 'Twilight, any day',
    full: '₽650',
    reduced: '',
  })
  const { offers } = exhibitionJsonLd(autumn2025, { locale: 'en', now, description: '' }, withTwilight)
  expect((offers as object[]).at(-1)).toMatchObject({ name: 'Twilight ticket', price: 650 })
})

test('it has a row of the picker, at the times it is sold for', () => {
  expect(pickerOffer(autumn2025, now, 'en', { from: withTwilight }).rows.at(-1)).toEqual({
    id,
    name: 'Twilight',
    about: 'After 14:00',
    proof: 'Show your student card.',
    hasRules: true,
    takesPass: false,
    prices: { before: null, after: 650_00, 'open-date': null },
    shown: { before: null, after: '₽650', 'open-date': null },
  })
})

test('the door reads it from its code, asks for the paper and calls it by its name', () => {
  const kinds = doorKindsOf(withTwilight.products)
  const slot = {
    editionId: '2025-09',
    kind: 'after',
    day: '2025-09-26',
    startsAt: new Date('2025-09-26T14:00:00+03:00'),
    endsAt: new Date('2025-09-26T21:00:00+03:00'),
  } as const
  const { code, ...facts } = ticketClaims(
    { code: '0123456789ABCDEF', product: id, slot },
    withTwilight.products,
  )
  const text = writeQrPayload(facts, kinds)
  expect(text).toBe('2025-09:Z:A20250926')
  expect(readQrPayload(text, kinds)).toEqual(facts)
  // A scanner of an older version says that it is old.
  expect(readQrPayload(text)).toBe(null)
  expect(proofFor(door, '2025-09-26', admissionTableOf(kinds))).toEqual({ kind: 'concession' })
  expect(doorNames('en', withTwilight)[door]).toBe('Twilight')
})
