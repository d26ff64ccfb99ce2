import { expect, test } from 'vitest'
import { visibility } from './colonnade.tsx'

const six = Array.from({ length: 7 }, (_, k) => visibility(k, 6))

test('six bays on a desktop, three on a tablet, two on a phone', () => {
  expect(six.filter(classes => !classes.startsWith('hidden'))).toHaveLength(3)
  expect(six.filter(classes => isShownFromSm(classes))).toHaveLength(4)
  expect(six.filter(classes => classes.includes('hidden') && !/(sm|lg):flex/.test(classes))).toEqual([])
})

test('seven bays of the English name keep only the outer columns below lg', () => {
  const seven = Array.from({ length: 8 }, (_, k) => visibility(k, 7))
  expect(seven.map(classes => classes === 'flex')).toEqual([true, ...Array(6).fill(false), true])
})

test('a hero of one bay keeps the outer columns on phones and stands in three bays on tablets', () => {
  for (const bays of [6, 7]) {
    const hero = Array.from({ length: bays + 1 }, (_, k) => visibility(k, bays, 1))
    expect(hero.filter(classes => classes === 'flex')).toHaveLength(2)
    expect(hero.filter(classes => isShownFromSm(classes))).toHaveLength(4)
  }
})

function isShownFromSm(classes: string) {
  return classes === 'flex' || classes === 'hidden sm:flex'
}
