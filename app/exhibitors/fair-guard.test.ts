import { afterAll, expect, test } from 'vitest'
import { autumn2025 } from '../editions/edition.ts'
import { madeFrom } from '../editions/new-edition.ts'
import { type FairCallOff, readFairsFrom } from '../editions/open-fair.ts'
import type { Timeline } from '../editions/timeline.ts'
import { answerFor, fairStop } from './fair-guard.ts'
import { type Actor, type ExhibitorAction, type FairStop, steps } from './states.ts'

const at = (moment: string) => new Date(`${moment}+03:00`)
const spring = madeFrom(autumn2025, '2026-04-02', autumn2025.exhibitors)
const editionId = 'spring-2026'
const timeline: Timeline = [{ holdsFrom: new Date(0), values: spring }]
const now = at('2026-01-25T12:00:00')
const cancelled: FairCallOff = { decidedAt: at('2026-01-25T12:00:00'), newDays: null }
let callOffs: FairCallOff[] = []
readFairsFrom(() => ({ timeline, now, callOffs }))
afterAll(() => readFairsFrom(() => ({ timeline, now })))

const [ahead, firstDay, lastMinute, over] = [
  at('2026-04-01T23:59:59'),
  at('2026-04-02T00:00:00'),
  at('2026-04-05T23:59:59'),
  at('2026-04-06T00:00:00'),
]
/** What of the table is stopped by each. */
function stopped(now: Date): Partial<Record<FairStop, string[]>> {
  const pairs = [...new Set(steps.map(({ action, actor }) => `${action} ${actor}`))]
  return Object.groupBy(
    pairs.filter(pair => stopOf(pair, now) !== null),
    pair => stopOf(pair, now) ?? 'fair-over',
  )
}
function stopOf(pair: string, now: Date) {
  const [action, actor] = pair.split(' ') as [ExhibitorAction, Actor]
  return fairStop(action, actor, editionId, now)
}

test('a fair that is ahead stops nothing; from its first day nobody gives up the stand they stand on', () => {
  callOffs = []
  expect(stopped(ahead)).toEqual({})
  for (const now of [firstDay, lastMinute])
    expect(stopped(now)).toEqual({ 'fair-begun': ['release-stand applicant'] })
})

test('of one that is over money, papers and pages alone go on', () => {
  callOffs = []
  const going = [...new Set(steps.map(({ action, actor }) => `${action} ${actor}`))].filter(
    pair => stopOf(pair, over) === null,
  )
  expect(going).toEqual([
    'begin-review secretary',
    'begin-review system',
    'expire-hold system',
    'pay applicant',
    'issue-invoice applicant',
    'issue-invoice manager',
    'issue-invoice system',
    'fail-payment system',
    'mark-paid manager',
    'mark-paid system',
    'release-stand system',
    'unmark-paid manager',
    'unmark-paid system',
    'comment-materials manager',
    'approve-materials manager',
    'publish manager',
    'unpublish manager',
  ])
  expect(fairStop('order', 'applicant', editionId, over)).toBe('fair-over')
})

test('one that is called off promises nothing and asks for nothing; whoever will leaves', () => {
  callOffs = [cancelled]
  expect(stopped(ahead)).toEqual({
    'called-off': [
      'save applicant',
      'submit applicant',
      'begin-review secretary',
      'begin-review system',
      'release-accept secretary',
      'release-wait secretary',
      'release-ask-changes secretary',
      'reopen applicant',
      'hold-stand applicant',
      'hold-stand manager',
      'extend-hold manager',
      'pay applicant',
      'issue-invoice applicant',
      'issue-invoice manager',
      'issue-invoice system',
      'mark-paid manager',
      'mark-paid system',
    ],
  })
  expect(fairStop('order', 'applicant', editionId, ahead)).toBe('called-off')
})

test('the table is asked first: whoever may not do it at all is told that', () => {
  callOffs = [cancelled]
  const by = { actor: 'applicant', now: ahead } as const
  expect(answerFor({ state: 'draft', editionId }, 'pay', by)).toEqual({ ok: false, reason: 'is-draft' })
  const held = { state: 'stand-held', editionId } as const
  expect(answerFor(held, 'pay', by)).toEqual({ ok: false, reason: 'called-off' })
  expect(answerFor(held, 'release-stand', by)).toEqual({ ok: true, to: 'accepted' })
})
