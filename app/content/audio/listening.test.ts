import { describe, expect, test } from 'vitest'
import { hear, isAt, type Listening, type ListeningEvent, placeOf, silence } from './listening.ts'

const lengths = { 1: 3, 2: 2 }

/** What comes of these events, one after another. */
function outcome(...events: ListeningEvent[]): Listening {
  return events.reduce((state, event) => hear(state, event, lengths), silence)
}
const play = (stop: number): ListeningEvent => ({ kind: 'play', stop })
const said = (turn: number): ListeningEvent => ({ kind: 'said', turn })
const seek = (stop: number, place: number): ListeningEvent => ({ kind: 'seek', stop, place })
const pause: ListeningEvent = { kind: 'pause' }
const where = (state: Listening) => [state.stop, state.status, placeOf(state, state.stop ?? 0)]

describe('a stop', () => {
  test('is heard sentence by sentence, each a turn of its own, and ends by itself', () => {
    expect(where(outcome(play(1)))).toEqual([1, 'playing', 0])
    expect(where(outcome(play(1), said(1)))).toEqual([1, 'playing', 1])
    expect(outcome(play(1), said(1)).turn).toBe(2)
    expect(where(outcome(play(1), said(1), said(2)))).toEqual([1, 'playing', 2])
    expect(where(outcome(play(1), said(1), said(2), said(3)))).toEqual([1, 'ended', 0])
  })

  test('that has ended is heard from its beginning', () => {
    expect(where(outcome(play(2), said(1), said(2), play(2)))).toEqual([2, 'playing', 0])
  })

  test('goes on from the sentence it was paused in', () => {
    expect(where(outcome(play(1), said(1), pause))).toEqual([1, 'paused', 1])
    expect(where(outcome(play(1), said(1), pause, play(1)))).toEqual([1, 'playing', 1])
  })

  test('is silenced by another, and keeps its place', () => {
    const other = outcome(play(1), said(1), play(2))
    expect(where(other)).toEqual([2, 'playing', 0])
    expect(isAt(other, 1)).toBe(false)
    expect(where(hear(other, play(1), lengths))).toEqual([1, 'playing', 1])
  })
})

describe('seeking', () => {
  test('in what plays goes on from there, in a new turn', () => {
    const sought = outcome(play(1), seek(1, 2))
    expect(where(sought)).toEqual([1, 'playing', 2])
    expect(sought.turn).toBe(2)
  })

  test('in what is paused or silent only moves the place', () => {
    expect(where(outcome(play(1), pause, seek(1, 2)))).toEqual([1, 'paused', 2])
    const untouched = outcome(seek(2, 1))
    expect([untouched.stop, untouched.status, placeOf(untouched, 2)]).toEqual([null, 'silent', 1])
  })

  test('in another stop leaves the one that plays alone', () => {
    const state = outcome(play(1), seek(2, 1))
    expect(where(state)).toEqual([1, 'playing', 0])
    expect([state.turn, placeOf(state, 2)]).toEqual([1, 1])
  })

  test('stays within the stop', () => {
    expect(placeOf(outcome(seek(1, 9)), 1)).toBe(2)
    expect(placeOf(outcome(seek(1, -1)), 1)).toBe(0)
  })

  test('after the end is a place one may go on from', () => {
    expect(where(outcome(play(2), said(1), said(2), seek(2, 1)))).toEqual([2, 'paused', 1])
  })
})

test('an answer to an earlier turn changes nothing', () => {
  const state = outcome(play(1), seek(1, 1))
  expect(hear(state, said(1), lengths)).toBe(state)
  const paused = outcome(play(1), pause)
  expect(hear(paused, said(1), lengths)).toBe(paused)
})

test('another speed says the sentence anew, if it is being said', () => {
  expect(outcome(play(1), { kind: 'speed' }).turn).toBe(2)
  expect(outcome(play(1), pause, { kind: 'speed' }).turn).toBe(1)
})

test('a voice that is cut off pauses; one that does not speak is told of, until it is asked again', () => {
  const cut = outcome(play(1), { kind: 'cut-off', turn: 1 })
  expect([...where(cut), cut.hasFailed]).toEqual([1, 'paused', 0, false])
  const failed = outcome(play(1), { kind: 'failed', turn: 1 })
  expect([...where(failed), failed.hasFailed]).toEqual([1, 'paused', 0, true])
  expect(hear(failed, play(1), lengths).hasFailed).toBe(false)
})

test('a recording that ends, ends its own stop alone', () => {
  expect(where(outcome(play(1), { kind: 'finished', stop: 1 }))).toEqual([1, 'ended', 0])
  expect(where(outcome(play(1), { kind: 'finished', stop: 2 }))).toEqual([1, 'playing', 0])
})
