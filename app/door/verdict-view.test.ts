import { describe, expect, test } from 'vitest'
import type { Judgement, Refusal } from '../box-office/tickets/judge-entry.ts'
import en from './verdict-texts.en.ts'
import ru from './verdict-texts.ru.ts'
import { verdictView } from './verdict-view.ts'

const refusals: Refusal[] = [
  ...(['unknown', 'forged', 'not-a-ticket', 'newer', 'other-fair', 'refunded', 'cancelled'] as const).map(
    reason => ({ reason }),
  ),
  { reason: 'already-in', at: new Date('2025-09-26T12:05:00+03:00'), gate: 'Портик' },
  { reason: 'wrong-day', days: ['2025-09-25', '2025-09-26', '2025-09-27'] },
  { reason: 'too-early', from: '14:00' },
  { reason: 'too-late-window', until: '14:00' },
  { reason: 'too-late', until: '21:00' },
]
const judgements: Judgement[] = [
  ...refusals.map(refusal => ({ verdict: 'refuse' as const, ...refusal })),
  { verdict: 'admit', notes: [{ kind: 'sealed-only' }, { kind: 'people', count: 4 }, { kind: 'started' }] },
  { verdict: 'admit', notes: [], proof: { kind: 'age', bornFrom: '2010-09-27', bornTo: '2018-09-26' } },
  { verdict: 'admit', notes: [], proof: { kind: 'concession' } },
  { verdict: 'admit', notes: [], proof: { kind: 'employee-pass' } },
  { verdict: 'admit', notes: [], proof: { kind: 'free', smallBornFrom: '2018-09-27' } },
]

test.for([
  ['ru', ru],
  ['en', en],
] as const)('every judgement has words of its own that fit a phone, %s', ([locale, texts]) => {
  const said = judgements.map(judgement => verdictView(judgement, texts, locale))
  expect(new Set(said.map(words => JSON.stringify(words))).size).toBe(judgements.length)
  for (const { title, lines } of said) {
    expect(title.length).toBeLessThanOrEqual(20)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(52)
    expect([title, ...lines].join(' ')).not.toMatch(/[{}]|undefined/)
  }
})

describe('what the screen says', () => {
  test('the window is over: what was, and what to do', () => {
    expect(verdictView({ verdict: 'refuse', reason: 'too-late-window', until: '14:00' }, ru, 'ru')).toEqual({
      tone: 'stop',
      title: 'Входа нет',
      lines: ['Вход был до\u00a014:00', 'Нужен билет на\u00a0вход после\u00a014:00: касса'],
    })
  })

  test('already in: when and where', () => {
    const at = new Date('2025-09-26T12:05:00+03:00')
    expect(
      verdictView({ verdict: 'refuse', reason: 'already-in', at, gate: 'Двор' }, ru, 'ru').lines,
    ).toEqual(['Вошли в\u00a012:05', 'Двор. Повторного входа нет'])
  })

  test('a child: the birthdays that are right, so that nobody counts', () => {
    const proof = { kind: 'age', bornFrom: '2010-09-27', bornTo: '2018-09-26' } as const
    expect(verdictView({ verdict: 'admit', notes: [], proof }, en, 'en')).toEqual({
      tone: 'check',
      title: 'Check the document',
      lines: ['Proof of age', 'Born 27.09.2010 to 26.09.2018'],
    })
  })

  test('another day: which one', () => {
    const days = ['2025-09-25', '2025-09-26', '2025-09-27']
    expect(verdictView({ verdict: 'refuse', reason: 'wrong-day', days }, en, 'en').lines[1]).toBe(
      'The ticket is for 25–27\u00a0September',
    )
  })
})
