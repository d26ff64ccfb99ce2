import fc from 'fast-check'
import type { PaymentMethod } from '../../../app/payments/tables.ts'

export type Step =
  | {
      do: 'order' | 'cart'
      slot: number
      quantity: number
      product: 'day' | 'child' | 'free' | 'pair' | 'with tour' | 'with class'
    }
  | { do: 'wait'; minutes: number }
  | { do: 'pay' | 'decline' | 'settle' | 'settle twice' | 'ask the gateway'; order: number }
  | {
      do:
        | 'check out'
        | 'expire'
        | 'cancel'
        | 'return'
        | 'withdraw'
        | 'approve'
        | 'refuse'
        | 'refund in the cabinet'
      order: number
    }
  /** One of the four of the history; two places are asked for of some that have one. */
  | { do: 'order by invitation' | 'cart by invitation'; invitation: number; quantity: number }
  | { do: 'revoke'; invitation: number }
  /** The order may have several pages at the gateway; one that is offered no more is paid all the same. */
  | { do: 'pay an older page'; order: number; attempt: number }
  | { do: 'pay again'; order: number; method: PaymentMethod | null }
  | { do: 'scan' | 'scan twice'; order: number; ticket: number }
  | { do: 'switch'; order: number; slot: number }
  | { do: 'call off'; slot: number }
  | { do: 'lapse' | 'let differences go' }
  | { do: 'pay out'; trouble: 'none' | 'lost' | 'slow' | 'refused' }

const order = fc.nat(3)
const slot = fc.nat(2)
const invitation = fc.nat(3)
/** What may happen to an order, in any order. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('order', 'cart'),
      slot,
      quantity: fc.integer({ min: 1, max: 2 }),
      product: fc.constantFrom('day', 'child', 'free', 'pair', 'with tour', 'with class'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 40 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('pay', 'decline', 'settle', 'settle twice', 'ask the gateway'),
      order,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'check out',
        'expire',
        'cancel',
        'return',
        'withdraw',
        'approve',
        'refuse',
        'refund in the cabinet',
      ),
      order,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('scan', 'scan twice'), order, ticket: fc.nat(2) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('switch'), order, slot }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('order by invitation', 'cart by invitation'),
      invitation,
      quantity: fc.constantFrom(1, 1, 2),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('revoke'), invitation }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pay an older page'), order, attempt: fc.nat(2) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay again'),
      order,
      method: fc.constantFrom(null, 'bank_card', 'sbp'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('call off'), slot: fc.constant(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('lapse', 'let differences go') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay out'),
      trouble: fc.constantFrom('none', 'lost', 'slow', 'refused'),
    }),
  },
) as fc.Arbitrary<Step>
