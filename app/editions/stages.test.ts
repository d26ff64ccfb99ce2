import { expect, test } from 'vitest'
import { nextStageAt, stageOf } from './stages.ts'

const at = (time: string) => new Date(`2025-09-25T${time}+03:00`)
const tour = { startsAt: '2025-09-25T11:30:00+03:00', endsAt: '2025-09-25T12:30:00+03:00' }
const later = { startsAt: at('12:00:00'), endsAt: at('13:30:00') }

test.for([
  ['11:29:59', 'ahead'],
  ['11:30:00', 'on'],
  ['12:29:59', 'on'],
  ['12:30:00', 'over'],
] as const)('at %s a tour of 11:30–12:30 is %s', ([time, stage]) => {
  expect(stageOf(tour, at(time))).toBe(stage)
})

test.for([
  ['11:00:00', '11:30:00'],
  ['11:30:00', '12:00:00'],
  ['12:00:00', '12:30:00'],
  ['13:29:59', '13:30:00'],
] as const)('at %s the next turn is at %s', ([time, turn]) => {
  expect(nextStageAt([later, tour], at(time))).toEqual(at(turn))
})

test('after the last end nothing turns any more', () => {
  expect(nextStageAt([later, tour], at('13:30:00'))).toBeNull()
  expect(nextStageAt([], at('11:00:00'))).toBeNull()
})
