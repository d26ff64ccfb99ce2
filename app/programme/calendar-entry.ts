import type { EventRow } from '../content/events/event-row.ts'
import type { CalendarEntry } from '../platform/calendar-file.server.ts'
import { type LocaleCode, withLocale } from '../platform/languages.ts'
import { venueIn } from './venue.ts'

/** An event as a calendar keeps it. Both languages share its name there, so that neither makes a double of the other. */
export function calendarEntry(
  { row, summary, revisedAt }: { row: EventRow; summary: string; revisedAt: Date },
  {
    editionId,
    locale,
    publicUrl,
    sequence,
  }: { editionId: string; locale: LocaleCode; publicUrl: string; sequence: number },
): CalendarEntry {
  const url = `${publicUrl}${withLocale(row.path, locale)}`
  const { name, street, city } = venueIn(locale)
  return {
    uid: `${row.slug}.${editionId}@portik.example`,
    revisedAt,
    sequence,
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
    title: row.title,
    description: [summary, [row.people, row.admission].filter(Boolean).join('. '), url]
      .filter(Boolean)
      .join('\n\n'),
    location: `${row.hallName}, ${name}, ${street}, ${city}`,
    url,
    category: row.formatName,
  }
}
