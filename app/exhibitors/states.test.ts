import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import en from './state-texts.en.ts'
import ru from './state-texts.ru.ts'
import {
  type Actor,
  actionNames,
  actors,
  answer,
  type Condition,
  conditions,
  type ExhibitorAction,
  type ExhibitorState,
  type Facts,
  isTold,
  reasons,
  states,
  steps,
} from './states.ts'

const everything = Object.fromEntries(Object.keys(conditions).map(name => [name, true])) as Facts
const cases = states.flatMap(state =>
  actionNames.flatMap(action => actors.map(actor => ({ state, action, actor }))),
)

/*
 * docs/exhibitors.md is the table for people, and the second witness: what a case must answer is read there, not in the
 * code.
 */
const told = tableIn(readFileSync('docs/exhibitors.md', 'utf8'))

test('docs/exhibitors.md has the table as it is', () => {
  expect(told).toEqual(
    steps.map(({ from, action, actor, to, needs = [] }) => ({ from, action, actor, to, needs: [...needs] })),
  )
})

test('a state, an action and an actor have one row at most', () => {
  const keys = steps.map(({ from, action, actor }) => `${from} ${action} ${actor}`)
  expect(new Set(keys).size).toBe(keys.length)
})

describe.each(cases)('$state, $action by $actor', ({ state, action, actor }) => {
  const row = told.find(one => one.from === state && one.action === action && one.actor === actor)

  if (row) {
    test(`leads to ${row.to}`, () => {
      expect(answer(state, action, actor, everything)).toEqual({ ok: true, to: row.to })
    })

    test.each(row.needs)('is refused without %s', condition => {
      const facts = { ...everything, [condition]: false }
      expect(answer(state, action, actor, facts)).toEqual({ ok: false, reason: conditions[condition] })
    })
  } else {
    const isEverTheirs = told.some(one => one.action === action && one.actor === actor)

    test('is refused, whatever is true besides', () => {
      const reason = isEverTheirs ? `is-${state}` : 'not-your-part'
      expect(answer(state, action, actor, everything)).toEqual({ ok: false, reason })
    })
  }
})

test('what nobody says is not so', () => {
  expect(answer('draft', 'save', 'applicant')).toEqual({ ok: false, reason: 'applications-closed' })
})

describe.each([
  ['ru', ru],
  ['en', en],
] as const)('in %s', (_, texts) => {
  test.each(reasons)('%s has a sentence', reason => {
    expect(texts.reasons[reason]).toMatch(/^\p{Lu}.+[.]$/u)
  })

  test('every state, action and actor has a name, and no two states the same', () => {
    expect(Object.keys(texts.states)).toEqual([...states])
    expect(Object.keys(texts.actions)).toEqual(actionNames)
    expect(Object.keys(texts.actors)).toEqual([...actors])
    expect(new Set(Object.values(texts.states)).size).toBe(states.length)
  })
})

test('every state can be reached, and none but the ends is a trap', () => {
  const reached = new Set(['draft', ...steps.map(({ to }) => to)])
  expect(states.filter(state => !reached.has(state))).toEqual([])
  const left = new Set(steps.filter(({ from, to }) => from !== to).map(({ from }) => from))
  expect(states.filter(state => !left.has(state))).toEqual(['declined'])
})

test('before the release neither a vote nor a decision changes the state, nor who judges', () => {
  const silent = steps.filter(({ action }) => ['assign', 'vote', 'decide'].includes(action))
  expect(silent.filter(({ from, to }) => from !== to)).toEqual([])
})

test('of assignments, votes and decisions the applicant reads nothing in their history; of all else they do', () => {
  expect(actionNames.filter(action => !isTold(action))).toEqual(['assign', 'vote', 'decide'])
})

type Row = {
  from: ExhibitorState
  action: ExhibitorAction
  actor: Actor
  to: ExhibitorState
  needs: Condition[]
}

function tableIn(text: string): Row[] {
  const section = text.split(/^## /m).find(part => part.startsWith('The table\n')) ?? ''
  return section
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line => {
      const [from, action, actor, to, needs = ''] = line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim().replaceAll('`', ''))
      return { from, action, actor, to, needs: needs === '' ? [] : needs.split(', ') } as Row
    })
}
