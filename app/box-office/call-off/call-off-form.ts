import { dayOf, isDay } from '../../platform/dates.ts'
import type { CallOffWish } from './call-off-fair.server.ts'

type Wrong = 'numbers-changed' | 'no-message' | 'wrong-dates'

/** The form of a cancellation or a postponement, or what is wrong with it. */
export function readCallOffWish(
  fields: Record<string, string>,
  actor: string,
  now: Date,
): CallOffWish | Wrong {
  const message = { ru: textOf(fields['message-ru']), en: textOf(fields['message-en']) }
  if (message.ru === '' || message.en === '') return 'no-message'
  const orders = typedCount(fields.number)
  if (orders === null) return 'numbers-changed'
  const base = { actor, message, orders }
  if (fields.do === 'cancel-fair') return { ...base, kind: 'cancelled' }
  const [newFrom = '', newTo = '', returnsUntil = ''] = ['new-from', 'new-to', 'returns-until'].map(
    name => fields[name] ?? '',
  )
  const areDays = [newFrom, newTo, returnsUntil].every(isDay)
  if (!areDays || newFrom > newTo || newFrom <= dayOf(now) || returnsUntil <= dayOf(now)) return 'wrong-dates'
  return { ...base, kind: 'postponed', newFrom, newTo, returnsUntil }
}

/** What the second person reads and agrees to: all of it but the numbers, which are counted anew when they do. */
export function callOffProposal({ actor: _, orders: __, ...wish }: CallOffWish) {
  return { action: 'call-off', subject: 'fair', params: wish }
}

/** What was agreed to, as a wish again. */
export function agreedCallOff(params: unknown, actor: string, orders: number): CallOffWish {
  return { ...(params as Omit<CallOffWish, 'actor' | 'orders'>), actor, orders } as CallOffWish
}

/** The number of orders, by which somebody shows that they have read the dry run. */
export function typedCount(typed: string | undefined): number | null {
  const number = (typed ?? '').replace(/\s/g, '')
  return /^\d{1,9}$/.test(number) ? Number(number) : null
}

function textOf(typed: string | undefined): string {
  return (typed ?? '').trim().slice(0, 2000)
}
