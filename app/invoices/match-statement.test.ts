import { describe, expect, test } from 'vitest'
import { invoiceNumber, invoiceNumbersIn } from './invoice-number.ts'
import { matchStatement, type OpenInvoice } from './match-statement.ts'
import { lineIdentity, type StatementLine } from './statement.ts'

const invoice = (given: Partial<OpenInvoice> = {}): OpenInvoice => ({
  id: 'i-22',
  number: 'С-2604-022',
  payerInn: '7700000030',
  totalKopecks: 310_000_00,
  paidKopecks: 0,
  byHandKopecks: [],
  isCancelled: false,
  standCode: 'A-07',
  ...given,
})
let orders = 0
const line = (given: Partial<StatementLine> & { inn?: string } = {}): StatementLine => {
  const { inn = '7700000030', ...rest } = given
  orders += 1
  return {
    place: orders,
    number: String(orders),
    day: '2026-02-02',
    sumKopecks: 310_000_00,
    isIncoming: true,
    payer: { name: 'ООО «Лавровый двор»', inn, account: `4070281020000${inn.slice(-7)}` },
    purpose: 'Оплата по счёту С-2604-022',
    ...rest,
  }
}
const judge = (one: StatementLine, invoices = [invoice()], booked = new Set<string>()) => {
  const [told] = matchStatement([one], invoices, booked)
  return [told?.outcome, told?.reason, told?.candidates, told?.differenceKopecks]
}

describe('one line', () => {
  test.each([
    ['number, payer and sum fit', line(), ['matched', 'number-sum-inn', ['i-22'], 0]],
    ['a part of it', line({ sumKopecks: 100_000_00 }), ['matched', 'part', ['i-22'], 210_000_00]],
    [
      'a hundred roubles too much',
      line({ sumKopecks: 310_100_00 }),
      ['to-decide', 'more-than-owed', ['i-22'], 100_00],
    ],
    ['somebody else pays', line({ inn: '7700000016' }), ['to-decide', 'other-payer', ['i-22'], 0]],
    [
      'no number, the payer and the sum are known',
      line({ purpose: 'за участие в ярмарке весна' }),
      ['to-decide', 'inn-and-sum', ['i-22'], 0],
    ],
    [
      'no number, another sum',
      line({ purpose: 'за участие', sumKopecks: 5_00 }),
      ['to-decide', 'inn-only', ['i-22'], 0],
    ],
    [
      'a number that was never issued',
      line({ purpose: 'счёт С-2604-999' }),
      ['to-decide', 'unknown-number', ['i-22'], 0],
    ],
    [
      'a stranger who names the stand in Cyrillic',
      line({ inn: '', purpose: 'доп пропуск стенд А-07', sumKopecks: 1_500_00 }),
      ['to-decide', 'names-stand', ['i-22'], 0],
    ],
    [
      'a stranger',
      line({ inn: '7700000099', purpose: 'аренда света, дог. 12' }),
      ['not-ours', 'no-invoice-no-inn', [], 0],
    ],
    ['money that went', line({ isIncoming: false }), ['not-ours', 'outgoing', [], 0]],
  ])('%s', (_name, one, expected) => {
    expect(judge(one)).toEqual(expected)
  })

  test('a cancelled or a paid invoice is no place for money without a person', () => {
    expect(judge(line(), [invoice({ isCancelled: true })]).slice(0, 2)).toEqual([
      'to-decide',
      'invoice-cancelled',
    ])
    expect(judge(line(), [invoice({ paidKopecks: 310_000_00 })]).slice(0, 2)).toEqual([
      'to-decide',
      'invoice-paid',
    ])
  })

  test('what was booked by hand is not booked again by its line', () => {
    const paid = invoice({ paidKopecks: 100_000_00, byHandKopecks: [100_000_00] })
    expect(judge(line({ sumKopecks: 100_000_00 }), [paid]).slice(0, 2)).toEqual([
      'to-decide',
      'booked-by-hand',
    ])
    expect(judge(line({ sumKopecks: 210_000_00 }), [paid]).slice(0, 2)).toEqual(['matched', 'number-sum-inn'])
  })

  test('two numbers in one purpose are split by a person', () => {
    const both = [invoice(), invoice({ id: 'i-23', number: 'С-2604-023' })]
    expect(judge(line({ purpose: 'счета С-2604-022 и С-2604-023' }), both)).toEqual([
      'to-decide',
      'several-invoices',
      ['i-22', 'i-23'],
      0,
    ])
  })

  test('of two invoices the one whose sum fits comes first', () => {
    const both = [invoice({ id: 'i-23', number: 'С-2604-023', totalKopecks: 24_600_00 }), invoice()]
    expect(judge(line({ purpose: 'за участие' }), both)).toEqual([
      'to-decide',
      'inn-and-sum',
      ['i-22', 'i-23'],
      0,
    ])
  })

  test('what was booked before is not booked again', () => {
    const one = line()
    expect(judge(one, [invoice()], new Set([lineIdentity(one)]))).toEqual([
      'already-booked',
      'booked-before',
      [],
      0,
    ])
  })
})

test('two parts fit after each other, a third is too much', () => {
  const parts = [200_000_00, 110_000_00, 10_000_00].map(sumKopecks => line({ sumKopecks }))
  expect(
    matchStatement(parts, [invoice()], new Set()).map(({ outcome, reason }) => [outcome, reason]),
  ).toEqual([
    ['matched', 'part'],
    ['matched', 'number-sum-inn'],
    ['to-decide', 'invoice-paid'],
  ])
})

test.each([
  ['Оплата по счёту С-2604-031 от 27.01', ['С-2604-031']],
  ['счет C-2604-031, часть', ['С-2604-031']],
  ['СЧ. С 2604 031', ['С-2604-031']],
  ['с2604031', ['С-2604-031']],
  ['счёт № С–2604–031 и С—2604—032', ['С-2604-031', 'С-2604-032']],
  ['договор АС-2604-031', []],
  ['счёт 2604-031', []],
  ['С-2604-0311234', []],
])('%s names %j', (purpose, numbers) => {
  expect(invoiceNumbersIn(purpose)).toEqual(numbers)
})

test('a number is made of the month of the fair and its place', () => {
  expect(invoiceNumber('2026-04-02', 31)).toBe('С-2604-031')
})

test('a fair that is moved into another month goes on with the numbers it has begun', () => {
  expect(invoiceNumber('2026-03-31', 32, 'С-2604-031')).toBe('С-2604-032')
  expect(invoiceNumber('2026-05-07', 1_000, 'С-2604-999')).toBe('С-2604-1000')
})

test('a thousand lines are told apart as a person would', () => {
  const invoices = Array.from({ length: 300 }, (_, place) =>
    invoice({
      id: `i-${place}`,
      number: invoiceNumber('2026-04-02', place + 1),
      payerInn: String(7700000000 + place),
      totalKopecks: (200_000 + place * 1_000) * 100,
      standCode: null,
    }),
  )
  // Each invoice in turn is paid in one of these ways, so what every line must come to is known beforehand.
  const ways = [
    (one: OpenInvoice) => [pay(one, one.totalKopecks, 'matched number-sum-inn')],
    (one: OpenInvoice) => [
      pay(one, 50_000_00, 'matched part'),
      pay(one, one.totalKopecks - 50_000_00, 'matched number-sum-inn'),
    ],
    (one: OpenInvoice) => {
      const paid = pay(one, one.totalKopecks, 'matched number-sum-inn')
      return [paid, { ...paid, expected: 'already-booked twice-in-file' }]
    },
    (one: OpenInvoice) => [pay(one, one.totalKopecks + 100, 'to-decide more-than-owed')],
    (one: OpenInvoice) => [pay(one, one.totalKopecks, 'to-decide inn-and-sum', 'за участие в ярмарке')],
    (one: OpenInvoice) => [
      pay(one, one.totalKopecks, 'to-decide other-payer', undefined, '7799999999'),
      pay(one, 48_000_00, 'not-ours no-invoice-no-inn', 'аренда света', '7788888888'),
      { ...pay(one, 9_000_00, 'not-ours outgoing'), isOutgoing: true },
    ],
  ]
  const payments = invoices.flatMap((one, place) => ways[place % ways.length]?.(one) ?? [])
  const strangers = Array.from({ length: 1000 - payments.length }, () =>
    pay(invoices[0] ?? invoice(), 5_000_00, 'not-ours no-invoice-no-inn', 'возврат залога', '7766666666'),
  )
  const all = [...payments, ...strangers]
  expect(all).toHaveLength(1000)
  const told = matchStatement(
    all.map(({ one, isOutgoing }) => ({ ...one, isIncoming: !isOutgoing })),
    invoices,
    new Set(),
  )
  expect(told.map(({ outcome, reason }) => `${outcome} ${reason}`)).toEqual(
    all.map(({ expected }) => expected),
  )
  // The same file a second time: nothing is booked again.
  const booked = new Set(told.filter(({ outcome }) => outcome === 'matched').map(({ identity }) => identity))
  const again = matchStatement(
    all.map(({ one, isOutgoing }) => ({ ...one, isIncoming: !isOutgoing })),
    invoices,
    booked,
  )
  expect(again.filter(({ outcome }) => outcome === 'matched')).toEqual([])
})

function pay(
  { number, payerInn }: OpenInvoice,
  sumKopecks: number,
  expected: string,
  purpose = `по счёту ${number}`,
  inn = payerInn,
) {
  return { one: line({ sumKopecks, purpose, inn }), expected, isOutgoing: false }
}
