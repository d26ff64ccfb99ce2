import type { EventRow } from '../../app/content/events/event-row.ts'

/** An event of 26 September for tests of rules: what is not said is ordinary. */
export function eventRowOf(
  slug: string,
  time: `${string}–${string}`,
  rest: Partial<EventRow> = {},
): EventRow {
  const [from = '', to = ''] = time.split('–')
  const day = rest.day ?? '2025-09-26'
  return {
    slug,
    path: `/program/${slug}/`,
    day,
    startsAt: new Date(`${day}T${from}:00+03:00`).toISOString(),
    endsAt: new Date(`${day}T${to}:00+03:00`).toISOString(),
    from,
    to,
    until: `до ${to}`,
    format: 'talk',
    formatName: 'Лекция',
    hall: 'lecture-hall',
    hallName: 'Лекторий',
    audience: 'everyone',
    languages: ['ru'],
    isPaid: false,
    title: slug,
    people: '',
    admission: 'По входному билету',
    registration: null,
    ...rest,
  }
}
