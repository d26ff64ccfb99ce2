import { type Day, dayOf, startOfDay } from '../../platform/dates.ts'
import { submissionStates } from '../submission-states.ts'

const deliveries = ['waiting', 'delivered', 'set-aside'] as const
export type Delivery = (typeof deliveries)[number]

/** What staff have asked to see, as the address of the list says it. */
export type SubmissionFilter = {
  query: string
  form: string
  state: (typeof submissionStates)[number] | ''
  delivery: Delivery | ''
  from: Day | ''
  to: Day | ''
}

/** Whatever the address has that is no answer counts as not asked. */
export function readFilter(search: URLSearchParams): SubmissionFilter {
  const asked = (name: string) => search.get(name) ?? ''
  return {
    query: asked('q').trim().slice(0, 200),
    form: /^[a-z-]{1,40}$/.test(asked('form')) ? asked('form') : '',
    state: submissionStates.find(state => state === asked('state')) ?? '',
    delivery: deliveries.find(one => one === asked('delivery')) ?? '',
    from: dayIn(asked('from')),
    to: dayIn(asked('to')),
  }
}

/** The same as an address would say it, `?` included; nothing where nothing was asked. */
export function filterSearch({ query, ...rest }: SubmissionFilter, page = 1): string {
  const asked = { q: query, ...rest, page: page > 1 ? String(page) : '' }
  const pairs = Object.entries(asked).filter(([, value]) => value !== '')
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

function dayIn(text: string): Day | '' {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return ''
  const begin = startOfDay(text)
  // The 31st of a short month is no day.
  return !Number.isNaN(begin.getTime()) && dayOf(begin) === text ? text : ''
}
