import { formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { LocalEvent } from '../read-lists.server.ts'
import { formatName, hallName } from './event-names.ts'

const venueTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Moscow',
  hour: '2-digit',
  minute: '2-digit',
})

/** An event as the pages beside the programme show it: by the venue's clock, its hall and format in words. */
export function eventLine(event: LocalEvent, locale: LocaleCode) {
  const { slug, path, title, summary, day, startsAt, endsAt } = event
  return {
    slug,
    path,
    title,
    summary,
    day,
    date: formatDay(day, locale),
    from: venueTime.format(new Date(startsAt)),
    to: venueTime.format(new Date(endsAt)),
    hall: hallName(event.hall, locale),
    format: formatName(event.format, locale),
  }
}

export type EventLine = ReturnType<typeof eventLine>
