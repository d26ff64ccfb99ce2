import { expect, test } from 'vitest'
import { autumn2025, tourTypes } from '../../editions/edition.ts'
import { doorKinds, doorKindsOf } from './door-kinds.ts'
import { peopleNeeded, priceOf, products, tourProducts } from './products.ts'

test('printed tickets stay valid: the letters of their codes never change', () => {
  expect(Object.fromEntries(doorKinds.map(({ id, letter }) => [id, letter]))).toMatchObject({
    day: 'D',
    'open-date': 'O',
    child: 'C',
    concession: 'L',
    employee: 'E',
    free: 'F',
    premium: 'P',
    tour: 'T',
    class: 'M',
  })
})

test('a letter is one capital and stands for one kind of ticket, the same in every record', () => {
  const letters = doorKinds.map(({ letter }) => letter)
  expect(letters.filter(letter => !/^[A-Z]$/.test(letter))).toEqual([])
  expect(new Set(letters).size).toBe(letters.length)
  for (const product of products) {
    for (const kind of doorKindsOf([product])) expect(doorKinds).toContainEqual(kind)
  }
})

test('whatever has a slot has a price there, unless an invitation sets it', () => {
  const without = products.flatMap(({ id, slots, needsInvitation }) =>
    slots
      .filter(kind => priceOf(autumn2025, id, { kind, priceKopecks: null }) === null)
      .map(kind => [id, kind, needsInvitation]),
  )
  expect(without).toEqual([['premium', 'premium', true]])
  expect(products.filter(({ slots }) => slots.length === 0)).toEqual([])
})

test('a row of the picker has one name and one ticket for each time', () => {
  const rows = Map.groupBy(
    products.filter(({ pickerRow }) => pickerRow !== undefined),
    ({ pickerRow }) => pickerRow,
  )
  for (const alike of rows.values()) {
    const times = alike.flatMap(({ slots }) => slots)
    expect(new Set(times).size).toBe(times.length)
    expect(alike.filter(({ shownIn }) => shownIn.includes('picker'))).toHaveLength(1)
  }
})

test('every kind of departure is sold as one tour; only some wait for their people', () => {
  expect(tourProducts().map(({ type }) => type)).toEqual(tourTypes)
  expect(tourTypes.map(type => peopleNeeded(autumn2025, type))).toEqual([null, null, 3])
  expect(peopleNeeded(autumn2025, 'before')).toBe(null)
})
