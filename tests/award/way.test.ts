import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  answerApplication,
  applicationActions,
  applicationActors,
  applicationConditions,
  applicationStates,
  applicationSteps,
} from '../../app/award/way/application-states.ts'
import {
  answerAward,
  awardActions,
  awardActors,
  awardConditions,
  awardStages,
  awardSteps,
  stageBy,
} from '../../app/award/way/award-phases.ts'
import { awardCalendarFacts, isOpenForApplications } from '../../app/award/way/award-windows.ts'
import en from '../../app/award/way/way-texts.en.ts'
import ru from '../../app/award/way/way-texts.ru.ts'
import { autumn2025 } from '../../app/editions/edition.ts'

type Answer = (state: string, action: string, actor: string, facts?: Record<string, boolean>) => unknown
const ways = [
  {
    name: 'The way of a book',
    steps: applicationSteps,
    states: applicationStates,
    actions: applicationActions,
    actors: applicationActors,
    conditions: applicationConditions as Record<string, string>,
    answer: answerApplication as Answer,
    first: 'submitted',
    ends: [] as string[],
  },
  {
    name: 'The stages of the award',
    steps: awardSteps,
    states: awardStages,
    actions: awardActions,
    actors: awardActors,
    conditions: awardConditions as Record<string, string>,
    answer: answerAward as Answer,
    first: 'ahead',
    ends: ['announced'],
  },
]

describe.each(ways)('$name', ({ name, steps, states, actions, actors, conditions, answer, first, ends }) => {
  // What a case must answer is read in the document, not in the code.
  const told = tableIn(name)
  const everything = Object.fromEntries(Object.keys(conditions).map(condition => [condition, true]))

  test('stands in docs/award.md as it is', () => {
    expect(told).toEqual(steps)
  })

  test('answers every state, action and actor as the document says', () => {
    for (const state of states) {
      for (const action of actions) {
        for (const actor of actors) {
          const row = told.find(one => one.from === state && one.action === action && one.actor === actor)
          const isTheirs = told.some(one => one.action === action && one.actor === actor)
          const expected = row
            ? { ok: true, to: row.to }
            : { ok: false, reason: isTheirs ? `is-${state}` : 'not-your-part' }
          expect(answer(state, action, actor, everything), `${state} ${action} ${actor}`).toEqual(expected)
          for (const need of row?.needs ?? []) {
            const without = { ...everything, [need]: false }
            expect(answer(state, action, actor, without)).toEqual({ ok: false, reason: conditions[need] })
          }
        }
      }
    }
  })

  test('has one row for each, reaches every state and has no trap', () => {
    const keys = steps.map(({ from, action, actor }) => `${from} ${action} ${actor}`)
    expect(new Set(keys).size).toBe(keys.length)
    const reached = new Set<string>([first, ...steps.map(({ to }) => to)])
    expect(states.filter(state => !reached.has(state))).toEqual([])
    const left = new Set<string>(steps.filter(({ from, to }) => from !== to).map(({ from }) => from))
    expect(states.filter(state => !left.has(state))).toEqual(ends)
  })

  test.each([
    ['ru', ru],
    ['en', en],
  ] as const)('has a sentence for every refusal in %s', (_, texts) => {
    const reasons = [...Object.values(conditions), ...states.map(state => `is-${state}`), 'not-your-part']
    for (const reason of reasons) {
      expect(texts.reasons[reason as keyof typeof texts.reasons], reason).toMatch(/^\p{Lu}.+\.$/u)
    }
  })
})

describe('the calendar', () => {
  const at = (moment: string) => new Date(`2025-${moment}+03:00`)

  test.each([
    ['07-17T23:59:59.999', false],
    ['07-18T00:00:00', true],
    ['09-01T23:59:59.999', true],
    ['09-02T00:00:00', false],
  ])('at %s applications are open: %s', (moment, isOpen) => {
    expect(isOpenForApplications(autumn2025, at(moment))).toBe(isOpen)
  })

  test.each([
    ['09-07T23:59:59.999', 'first-round-on', true],
    ['09-08T00:00:00', 'first-round-on', false],
    ['09-10T20:59:59.999', 'vote-on', true],
    ['09-10T21:00:00', 'vote-on', false],
    ['09-24T21:09:59.999', 'ceremony-hour', false],
    ['09-24T21:10:00', 'ceremony-hour', true],
  ] as const)('at %s %s is %s', (moment, fact, isSo) => {
    expect(awardCalendarFacts(autumn2025, at(moment))[fact]).toBe(isSo)
  })

  test('an extended vote ends when it was extended to', () => {
    const facts = (moment: string) =>
      awardCalendarFacts(autumn2025, at(moment), at('09-11T09:00:00'))['vote-on']
    expect([facts('09-11T08:59:59'), facts('09-11T09:00:00')]).toEqual([true, false])
  })

  test('the clock opens, closes and announces by itself, and does nothing that people must', () => {
    const stage = (kept: (typeof awardStages)[number], moment: string) =>
      stageBy(kept, awardCalendarFacts(autumn2025, at(moment)))
    expect(stage('ahead', '07-17T23:59:59')).toBe('ahead')
    expect(stage('ahead', '08-20T10:00:00')).toBe('open')
    expect(stage('ahead', '09-02T00:00:00')).toBe('closed')
    expect(stage('ahead', '12-01T00:00:00')).toBe('closed')
    expect(stage('second-round', '12-01T00:00:00')).toBe('second-round')
    expect(stage('sealed', '09-24T21:09:59.999')).toBe('sealed')
    expect(stage('sealed', '09-24T21:10:00')).toBe('announced')
  })
})

type Row = { from: string; action: string; actor: string; to: string; needs: string[] }

function tableIn(title: string): Row[] {
  const text = readFileSync('docs/award.md', 'utf8')
  const section = text.split(/^## /m).find(part => part.startsWith(`${title}\n`)) ?? ''
  const [, table = ''] = section.split('| from | action | by | to | needs |')
  return table
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line => {
      const [from = '', action = '', actor = '', to = '', needs = ''] = line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim().replaceAll('`', ''))
      return { from, action, actor, to, needs: needs === '' ? [] : needs.split(', ') }
    })
}
