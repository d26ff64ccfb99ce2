import type { EventRow } from '../content/events/event-row.ts'
import { stageOf } from '../editions/stages.ts'

/** What may be chosen several at a time; of one kind any may fit, of all kinds each must. */
export const facets = ['format', 'hall', 'audience', 'language', 'price'] as const
export type Facet = (typeof facets)[number]

/** What the address of the programme says. `day` is the date as typed, `26`, or `all`; null is the default. */
export type Choice = Record<Facet, readonly string[]> & {
  day: string | null
  isNow: boolean
  isGrid: boolean
}

export function valuesOf(event: EventRow, facet: Facet): readonly string[] {
  if (facet === 'language') return event.languages
  if (facet === 'price') return [event.isPaid ? 'paid' : 'free']
  return [event[facet]]
}

/** Reads an address; what no event has, or no day is, was never chosen. */
export function readChoice(search: URLSearchParams, events: readonly EventRow[]): Choice {
  const chosen = (facet: Facet) => {
    const known = new Set(events.flatMap(event => valuesOf(event, facet)))
    const asked = (search.get(facet) ?? '').split(',')
    return [...new Set(asked)].filter(value => known.has(value))
  }
  const day = search.get('day')
  return {
    format: chosen('format'),
    hall: chosen('hall'),
    audience: chosen('audience'),
    language: chosen('language'),
    price: chosen('price'),
    day: day === 'all' || events.some(event => dateOf(event.day) === day) ? day : null,
    isNow: search.get('now') === '1',
    isGrid: search.get('view') === 'grid',
  }
}

/** The address of a choice, always in the same order: `?day=26&format=talk,show`. */
export function choiceQuery(choice: Choice): string {
  const parts = [
    choice.day !== null && `day=${choice.day}`,
    ...facets.map(facet => choice[facet].length > 0 && `${facet}=${choice[facet].join(',')}`),
    choice.isNow && 'now=1',
    choice.isGrid && 'view=grid',
  ].filter(part => part !== false)
  return parts.length > 0 ? `?${parts.join('&')}` : '?'
}

export function withToggled(choice: Choice, facet: Facet, value: string): Choice {
  const chosen = choice[facet]
  const next = chosen.includes(value) ? chosen.filter(other => other !== value) : [...chosen, value]
  return { ...choice, [facet]: next }
}

/** Nothing chosen but the day and the view, which are not filters. */
export function withoutFilters(choice: Choice): Choice {
  return { ...choice, format: [], hall: [], audience: [], language: [], price: [], isNow: false }
}

export function hasFilters(choice: Choice): boolean {
  return choice.isNow || facets.some(facet => choice[facet].length > 0)
}

/** Whether an event fits everything chosen but the day; `except` leaves one kind out, to count what it would give. */
export function fits(event: EventRow, choice: Choice, now: Date, except?: Facet | 'now'): boolean {
  if (choice.isNow && except !== 'now' && stageOf(event, now) !== 'on') return false
  return facets.every(facet => {
    if (facet === except || choice[facet].length === 0) return true
    return valuesOf(event, facet).some(value => choice[facet].includes(value))
  })
}

/** `2025-09-26` is `26` in an address. */
export function dateOf(day: string): string {
  return String(Number(day.slice(-2)))
}
