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
  const number = (fields.number ?? '').replace(/\s/g, '')
  if (!/^\d{1,9}$/.test(number)) return 'numbers-changed'
  const base = { actor, message, orders: Number(number) }
  if (fields.do === 'cancel-fair') return { ...base, kind: 'cancelled' }
  const [newFrom = '', newTo = '', returnsUntil = ''] = ['new-from', 'new-to', 'returns-until'].map(
    name => fields[name] ?? '',
  )
  const areDays = [newFrom, newTo, returnsUntil].every(isDay)
  if (!areDays || newFrom > newTo || newFrom <= dayOf(now) || returnsUntil <= dayOf(now)) return 'wrong-dates'
  return { ...base, kind: 'postponed', newFrom, newTo, returnsUntil }
}

function textOf(typed: string | undefined): string {
  return (typed ?? '').trim().slice(0, 2000)
}
