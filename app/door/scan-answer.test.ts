import { expect, test } from 'vitest'
import type { Judgement } from '../box-office/tickets/judge-entry.ts'
import { judgementOf, type ScanAnswer, scanAnswer } from './scan-answer.ts'

const at = new Date('2025-09-26T12:00:00+03:00')
const judgements: Judgement[] = [
  { verdict: 'admit', notes: [] },
  { verdict: 'admit', proof: { kind: 'concession' }, notes: [{ kind: 'people', count: 4 }] },
  { verdict: 'refuse', reason: 'forged' },
  { verdict: 'refuse', reason: 'already-in', at, gate: 'main-entrance' },
  { verdict: 'refuse', reason: 'wrong-day', days: ['2025-09-25'] },
  { verdict: 'refuse', reason: 'too-early', from: '11:00' },
  { verdict: 'refuse', reason: 'too-late-window', until: '14:00' },
]

test.each(judgements)('what the server decides arrives whole: %o', judgement => {
  const reason = judgement.verdict === 'refuse' ? { reason: judgement.reason } : {}
  const done = { verdict: judgement.verdict, ...reason }
  const answer = scanAnswer({ nonce: 'n', at, judgement, done, ticket: null, isRepeated: false })
  expect(judgementOf(JSON.parse(JSON.stringify(answer)) as ScanAnswer)).toEqual(judgement)
})

test('what a gate has done by itself stands, with the rule’s objection beside it', () => {
  const judgement: Judgement = { verdict: 'refuse', reason: 'already-in', at, gate: 'main-entrance' }
  const done = { verdict: 'admit' as const }
  expect(scanAnswer({ nonce: 'n', at, judgement, done, ticket: null, isRepeated: false })).toEqual({
    nonce: 'n',
    at: '2025-09-26T09:00:00.000Z',
    verdict: 'admit',
    notes: [],
    objection: 'already-in',
    isRepeated: false,
  })
})
