import { expect, test } from 'vitest'
import { chooseByMoment, momentsOf } from './by-moment.ts'
import { autumn2025 } from './edition.ts'
import { nextPhaseAt } from './rules.ts'

const at = (moment: string) => new Date(`${moment}+03:00`)
const text =
  'Премия. [[before awardCeremony: Назовём {awardAnnouncedOn}. || Названы {awardAnnouncedOn}.]] Всё.'

test('one side before the moment, the other from it on; holes stay for the edition', () => {
  expect(chooseByMoment(text, autumn2025, at('2025-09-24T21:09:59'))).toBe(
    'Премия. Назовём {awardAnnouncedOn}. Всё.',
  )
  expect(chooseByMoment(text, autumn2025, at('2025-09-24T21:10:00'))).toBe(
    'Премия. Названы {awardAnnouncedOn}. Всё.',
  )
})

test('a side may be empty, and nothing is left of it', () => {
  const offer = 'Ждём вас. [[before closing: Билеты в кассе. ||]]'
  expect(chooseByMoment(offer, autumn2025, at('2025-09-27T20:59:59'))).toBe('Ждём вас. Билеты в кассе.')
  expect(chooseByMoment(offer, autumn2025, at('2025-09-27T21:00:00'))).toBe('Ждём вас.')
})

test('an unknown moment stays visible; a fair that is not announced is not one to come', () => {
  expect(chooseByMoment('[[before lunch: a || b]]', autumn2025, at('2025-09-27T21:00:00'))).toContain('lunch')
  const last = { ...autumn2025, nextFair: null }
  expect(chooseByMoment('[[before nextFair: a || b]]', last, at('2025-01-01T00:00:00'))).toBe('b')
})

// A page is kept until the next phase: what turns at another moment would be told too long.
test('every moment is one at which kept pages are made anew', () => {
  for (const [name, moment] of Object.entries(momentsOf(autumn2025))) {
    const before = new Date((moment as Date).getTime() - 1)
    expect([name, nextPhaseAt(autumn2025, before)]).toEqual([name, moment])
  }
})
