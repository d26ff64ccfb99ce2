import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ways } from './aisle-graph.ts'
import { places } from './plan-places.ts'
import { stands } from './plan-stands.ts'
import { minutesOfReadyWalk, readyWalkKeys, readyWalks } from './ready-walks.ts'
import { planTour, planWay } from './walk-planner.ts'
import { routeInWords } from './walk-steps.ts'
import english from './walk-texts.en.ts'
import russian from './walk-texts.ru.ts'
import { lengthOf, minutesOf, nearestFirst, type Route, shortTour, uncrossed, walkBetween } from './walks.ts'

const everywhere = [...stands.map(({ code }) => code), ...places.map(({ key }) => key)]
const anyone = { isStepFree: false }
const stepFree = { isStepFree: true }
const names = (id: string) => id

describe('a route', () => {
  test.each(everywhere)('leads from both entrances to %s, from the courtyard without a step', id => {
    expect(walkBetween('main-entrance', id, anyone)).not.toBeNull()
    const route = walkBetween('courtyard-entrance', id, stepFree)
    expect(kindsOf(route)).not.toContain('steps')
    expect(kindsOf(route)).not.toContain('stairs')
    if (id === 'main-entrance') expect(route).toBeNull()
    else expect(route).not.toBeNull()
  })

  test('is one unbroken line from the start to the end', () => {
    const route = walkBetween('E-12', 'quiet-room', anyone)
    const legs = route?.legs ?? []
    expect([legs[0]?.from.id, legs.at(-1)?.to.id]).toEqual(['E-12', 'quiet-room'])
    for (const [index, leg] of legs.slice(1).entries()) expect(leg.from.id).toBe(legs[index]?.to.id)
  })

  test('is as long as it is: from the main entrance to C-07 65 metres, three minutes', () => {
    const route = walkBetween('main-entrance', 'C-07', anyone)
    expect([Math.round(route?.metres ?? 0), route && minutesOf(route)]).toEqual([65, 3])
  })

  test('back takes as long as there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everywhere), fc.constantFrom(...everywhere), (from, to) => {
        const there = walkBetween(from, to, anyone)?.seconds ?? 0
        const back = walkBetween(to, from, anyone)?.seconds ?? 0
        expect(there).toBeCloseTo(back, 6)
      }),
      { numRuns: 60 },
    )
  })

  test('is never longer than one through a third point', () => {
    const seconds = (from: string, to: string) => walkBetween(from, to, anyone)?.seconds ?? 0
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...everywhere), { minLength: 3, maxLength: 3 }), trio => {
        const [from, through, to] = trio as [string, string, string]
        expect(seconds(from, to)).toBeLessThanOrEqual(seconds(from, through) + seconds(through, to) + 1e-6)
      }),
      { numRuns: 60 },
    )
  })

  test('takes the stairs up unless asked not to', () => {
    expect(kindsOf(walkBetween('cloakroom', 'reading-room', anyone))).toContain('stairs')
    expect(kindsOf(walkBetween('cloakroom', 'reading-room', stepFree))).toContain('lift')
  })

  test('the only steps are at the portico and on the staircase', () => {
    const uneven = ways
      .filter(({ kind }) => kind !== 'walk')
      .map(({ from, to, kind }) => `${kind}: ${from} – ${to}`)
    expect(uneven).toEqual([
      'steps: main-entrance – portico',
      'stairs: stairs – stairs-head',
      'lift: lift – lift-head',
    ])
  })
})

describe('a tour', () => {
  const someStands = fc.uniqueArray(fc.constantFrom(...stands.map(({ code }) => code)), {
    minLength: 1,
    maxLength: 9,
  })
  const known = new Map<string, number>()
  const seconds = (one: string, other: string) => {
    const pair = `${one} ${other}`
    if (!known.has(pair)) known.set(pair, walkBetween(one, other, anyone)?.seconds ?? 0)
    return known.get(pair) ?? 0
  }

  test('visits every stop once, from the entrance on', () => {
    fc.assert(
      fc.property(someStands, stops => {
        const tour = shortTour('main-entrance', stops, anyone)
        expect(tour[0]).toBe('main-entrance')
        expect(tour.slice(1).toSorted()).toEqual(stops.toSorted())
      }),
      { numRuns: 30 },
    )
  })

  test('is never longer than going to the nearest each time, nor than the order it was kept in', () => {
    fc.assert(
      fc.property(someStands, stops => {
        const greedy = nearestFirst('main-entrance', stops, seconds)
        expect(lengthOf(uncrossed(greedy, seconds), seconds)).toBeLessThanOrEqual(
          lengthOf(greedy, seconds) + 0.001,
        )
        const kept = ['main-entrance', ...stops]
        expect(lengthOf(uncrossed(kept, seconds), seconds)).toBeLessThanOrEqual(
          lengthOf(kept, seconds) + 0.001,
        )
      }),
      { numRuns: 20 },
    )
  })

  test('undoes a crossing', () => {
    const line: Record<string, number> = { start: 0, a: 1, b: 2, c: 3 }
    const far = (one: string, other: string) => Math.abs((line[one] ?? 0) - (line[other] ?? 0))
    expect(uncrossed(['start', 'c', 'b', 'a'], far)).toEqual(['start', 'a', 'b', 'c'])
  })

  test('through nothing is refused', () => {
    expect(planTour([], false, false)).toEqual({ ok: false, reason: 'empty' })
  })
})

describe('ready routes', () => {
  test.each(readyWalkKeys)('%s leads through stops that exist, and can be walked without steps', key => {
    const stops = readyWalks[key].flatMap(step => step.stops)
    expect(stops.filter(stop => !everywhere.includes(stop))).toEqual([])
    expect(planTour(stops, true, true).ok).toBe(true)
  })

  test('take the minutes they are named for', () => {
    expect(readyWalkKeys.map(minutesOfReadyWalk)).toEqual([40, 70, 75])
  })
})

describe('in words', () => {
  test('from the main entrance to C-07', () => {
    expect(worded('main-entrance', 'C-07', false)).toEqual([
      'Портик. Поднимитесь по трём ступеням, 4',
      'Портик. Прямо, в вестибюль, 3',
      'Вестибюль. Налево, в левую галерею книги, 14',
      'Левая галерея. Прямо, на детскую территорию, 14',
      'Детская территория. Направо, в левый зал, 12',
      'Левый зал. C-07 — справа от вас, 18',
    ])
  })

  test('upstairs by the lift', () => {
    expect(worded('courtyard-entrance', 'reading-room', true)).toContain(
      'Антресоль. Поднимитесь на антресоль на лифте, 5',
    )
    expect(worded('reading-room', 'courtyard-entrance', true)).toContain(
      'Антресоль. Спуститесь на первый ярус на лифте, 5',
    )
  })

  test('English says the same', () => {
    const planned = planWay('main-entrance', 'C-07', false, names, english)
    expect(planned.ok && planned.route.steps.map(({ where, words }) => `${where}. ${words}`)).toEqual([
      'Portico. Go up three steps',
      'Portico. Straight on, to the vestibule',
      'Vestibule. Left, to the left-hand book gallery',
      'Left-hand gallery. Straight on, to the children’s area',
      'Children’s area. Right, to the left-hand hall',
      'Left-hand hall. C-07 is on your right',
    ])
  })

  test('what cannot be walked says why', () => {
    expect(planWay('C-07', 'C-07', false, names, russian)).toEqual({ ok: false, reason: 'same' })
    expect(planWay('cafe', 'main-entrance', true, names, russian)).toEqual({ ok: false, reason: 'none' })
  })
})

function kindsOf(route: Route | null): string[] {
  return [...new Set(route?.legs.map(({ way }) => way.kind))]
}

function worded(from: string, to: string, isStepFree: boolean): string[] {
  const route = walkBetween(from, to, { isStepFree })
  if (!route) return []
  return routeInWords(route, names, russian).map(({ where, words, metres }) =>
    `${where}. ${words}, ${metres}`.replaceAll('\u00a0', ' '),
  )
}
