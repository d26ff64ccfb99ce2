import { expect, test } from 'vitest'
import { paymentReceipt, type Receipt } from './receipt.ts'
import { fromWire } from './yookassa-shapes.ts'

const terms = { email: 'anna@example.org', vatCode: 1, paymentMode: 'full_prepayment' } as const
const line = (name: string, quantity: number, unitKopecks: number) => ({ name, quantity, unitKopecks })

test('the receipt of a payment names every kind of ticket with the price of one', () => {
  const receipt = paymentReceipt([line('Билет на день', 2, 210_000), line('Экскурсия', 1, 80_050)], terms)
  expect(receipt).toEqual({
    customer: { email: 'anna@example.org' },
    items: [
      {
        description: 'Билет на день',
        quantity: 2,
        amount: { value: '2100.00', currency: 'RUB' },
        vat_code: 1,
        payment_mode: 'full_prepayment',
        payment_subject: 'service',
        measure: 'piece',
      },
      {
        description: 'Экскурсия',
        quantity: 1,
        amount: { value: '800.50', currency: 'RUB' },
        vat_code: 1,
        payment_mode: 'full_prepayment',
        payment_subject: 'service',
        measure: 'piece',
      },
    ],
  })
  expect(receiptKopecks(receipt)).toBe(500_050)
})

test('the receipt of a refund names each ticket with the part that goes back', () => {
  const parts = [
    line('Билет на день', 1, 105_000),
    line('Билет на день', 1, 63_000),
    line('Детский билет', 1, 0),
  ]
  const receipt = paymentReceipt(parts, terms)
  expect(receipt.items.map(({ quantity, amount }) => [quantity, amount.value])).toEqual([
    [1, '1050.00'],
    [1, '630.00'],
  ])
  expect(receiptKopecks(receipt)).toBe(168_000)
})

test('a free ticket is not on the receipt', () => {
  const { items } = paymentReceipt([line('Билет', 1, 210_000), line('Билет ребёнка', 2, 0)], terms)
  expect(items.map(({ description }) => description)).toEqual(['Билет'])
})

test('a long name is cut to 128 characters', () => {
  const [exact, long] = paymentReceipt(
    [line('я'.repeat(128), 1, 1), line('я'.repeat(129), 1, 1)],
    terms,
  ).items
  expect(exact?.description).toBe('я'.repeat(128))
  expect(long?.description).toBe(`${'я'.repeat(127)}…`)
})

test('more than 80 tickets are counted by kind; more kinds than that fit on no receipt', () => {
  const many = Array.from({ length: 90 }, (_, n) => line(n % 2 ? 'Взрослый' : 'Детский', 1, 100))
  const receipt = paymentReceipt(many, terms)
  expect(receipt.items.map(({ description, quantity }) => [description, quantity])).toEqual([
    ['Детский', 45],
    ['Взрослый', 45],
  ])
  expect(receiptKopecks(receipt)).toBe(9000)
  expect(() =>
    paymentReceipt(
      Array.from({ length: 81 }, (_, n) => line(`№ ${n}`, 1, 100)),
      terms,
    ),
  ).toThrow('a receipt has 1 to 80 items, not 81')
})

test('a receipt of nothing is not made', () => {
  expect(() => paymentReceipt([line('Билет ребёнка', 1, 0)], terms)).toThrow(
    'a receipt has 1 to 80 items, not 0',
  )
})

/** The gateway refuses a receipt that adds up to something else than the money. */
function receiptKopecks({ items }: Receipt): number {
  return items.reduce((sum, { amount, quantity }) => sum + fromWire(amount) * quantity, 0)
}
