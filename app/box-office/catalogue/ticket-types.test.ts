import { expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import { ticketTypes } from './ticket-types.ts'

test('the six kinds of ticket at the prices of the edition', () => {
  const list = ticketTypes(autumn2025, 'en', {})
  const rows = list.map(({ id, prices }) => [id, ...prices.map(({ label, price }) => [label, price])])
  expect(rows).toEqual([
    ['day', ['entry before 14:00', '₽2,100'], ['entry after 14:00', '₽2,500']],
    ['open-date', [undefined, '₽6,000']],
    ['child', [undefined, '₽650']],
    [
      'concession',
      ['entry before 14:00', '₽1,050'],
      ['entry after 14:00', '₽1,250'],
      ['open date', '₽3,000'],
    ],
    ['free', [undefined, 'free']],
    // No price is given anywhere: it is never invented.
    ['premium', [undefined, 'by invitation code']],
  ])
})

test.for(['ru', 'en'] as const)('in %s every word is filled in and every kind says its rules', locale => {
  for (const type of ticketTypes(autumn2025, locale, {})) {
    expect(type.rules.length).toBeGreaterThan(0)
    expect(JSON.stringify(type)).not.toMatch(/\{\w+\}/)
  }
})

test('the categories stand with their kind', () => {
  const students = { title: 'Students', text: 'A student card.' }
  const list = ticketTypes(autumn2025, 'en', { concession: [students] })
  expect(list.flatMap(({ id, holders }) => (holders.length > 0 ? [[id, holders]] : []))).toEqual([
    ['concession', [students]],
  ])
})
