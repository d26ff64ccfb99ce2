import { dayOf, isDay } from '../../platform/dates.ts'
import type { CallOffTarget, CallOffWish } from './call-off-wish.ts'

type Wrong = 'no-message' | 'wrong-dates'

/** The form of a cancellation or a postponement, or what is wrong with it. */
export function readCallOffWish(
  fields: Record<string, string>,
  target: CallOffTarget,
  now: Date,
): CallOffWish | Wrong {
  const message = { ru: textOf(fields['message-ru'], 2000), en: textOf(fields['message-en'], 2000) }
  if (message.ru === '' || message.en === '') return 'no-message'
  // Of the whole fair the message is the reason: its form has no second one.
  const reason = target.scope === 'fair' ? '' : textOf(fields.reason, 1000)
  const base = { ...target, message, reason }
  if (fields.do !== 'postpone') return { ...base, kind: 'cancelled' }
  const [newFrom = '', newTo = '', returnsUntil = ''] = ['new-from', 'new-to', 'returns-until'].map(
    name => fields[name] ?? '',
  )
  const areDays = [newFrom, newTo, returnsUntil].every(isDay)
  if (!areDays || newFrom > newTo || newFrom <= dayOf(now) || returnsUntil <= dayOf(now)) return 'wrong-dates'
  return { ...base, kind: 'postponed', newFrom, newTo, returnsUntil }
}

/** What the second person reads and agrees to: all of it but the numbers, which are counted anew when they do. */
export function callOffProposal(wish: CallOffWish) {
  return { action: 'call-off', subject: wish.subject, params: wish }
}

/** The number of orders, by which somebody shows that they have read the dry run. */
export function typedCount(typed: string | undefined): number | null {
  const number = (typed ?? '').replace(/\s/g, '')
  return /^\d{1,9}$/.test(number) ? Number(number) : null
}

/** What is typed about what was chosen: a slot by its id, a day, or nothing for the fair. */
export function targetOf(fields: Record<string, string | undefined>): CallOffTarget {
  if (fields.slot) return { scope: 'slot', subject: fields.slot }
  return fields.day ? { scope: 'day', subject: fields.day } : { scope: 'fair', subject: 'fair' }
}

export function textOf(typed: string | undefined, longest: number): string {
  // A cut may leave half of a character, which JSON in the database does not take.
  return (typed ?? '').trim().slice(0, longest).toWellFormed()
}
