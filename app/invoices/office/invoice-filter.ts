import { type InvoiceState, invoiceStates } from '../invoice-state.ts'

/** What staff have asked to see, as the address of the list says it. */
export type InvoiceFilter = { query: string; state: InvoiceState | '' }

export function readFilter(search: URLSearchParams): InvoiceFilter {
  return {
    query: (search.get('q') ?? '').trim().slice(0, 200),
    state: invoiceStates.find(state => state === search.get('state')) ?? '',
  }
}

/** The same as an address would say it, `?` included; nothing where nothing was asked. */
export function filterSearch({ query, state }: InvoiceFilter, page = 1): string {
  const pairs = Object.entries({ q: query, state, page: page > 1 ? String(page) : '' })
  const asked = pairs.filter(([, value]) => value !== '')
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''
}
