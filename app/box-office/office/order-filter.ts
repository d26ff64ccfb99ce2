import { type Day, isDay } from '../../platform/dates.ts'
import type { OrderState } from '../catalogue/order-states.ts'
import { productOf } from '../catalogue/products.ts'

export const orderStates = [
  'waiting_for_payment',
  'paid',
  'partly_refunded',
  'refunded',
  'expired',
  'cancelled',
  'held',
] as const satisfies readonly OrderState[]

/** What staff have asked to see, as the address of the list says it: a view can be sent as a link. */
export type OrderFilter = {
  query: string
  state: OrderState | ''
  /** The day of a visit. */
  day: Day | ''
  product: string
}

export const noFilter: OrderFilter = { query: '', state: '', day: '', product: '' }

/** Whatever the address has that is no answer counts as not asked. */
export function readOrderFilter(search: URLSearchParams): OrderFilter {
  const asked = (name: string) => search.get(name) ?? ''
  const day = asked('day')
  return {
    query: asked('q').trim().slice(0, 200),
    state: orderStates.find(state => state === asked('state')) ?? '',
    day: isDay(day) ? day : '',
    product: productOf(asked('product'))?.id ?? '',
  }
}

/** The same as an address would say it, `?` included; nothing where nothing was asked. */
export function orderSearch({ query, ...rest }: OrderFilter, page = 1): string {
  const asked = { q: query, ...rest, page: page > 1 ? String(page) : '' }
  const pairs = Object.entries(asked).filter(([, value]) => value !== '')
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
