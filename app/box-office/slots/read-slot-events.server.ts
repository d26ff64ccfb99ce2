import { inArray } from 'drizzle-orm'
import { recordPath } from '../../content/addresses/record-path.ts'
import { formatName, hallName } from '../../content/events/event-names.ts'
import { classSlot } from '../../content/events/registration.ts'
import { departures, events } from '../../content/events/tables.ts'
import { meetingPlace } from '../../content/events/tour-row.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { SlotEvent } from './slot-event.ts'

/** What editors call the tours and classes among these slots; entry windows have no name. */
export async function slotEvents(
  db: Db,
  slotIds: readonly string[],
  locale: LocaleCode,
): Promise<Map<string, SlotEvent>> {
  const own = (beginning: string) =>
    slotIds.flatMap(id => (id.startsWith(beginning) ? [id.slice(beginning.length)] : []))
  const ids = own('departure-').map(Number)
  const slugs = own('class-')
  const tours = ids.length > 0 ? await db.select().from(departures).where(inArray(departures.id, ids)) : []
  const classes = slugs.length > 0 ? await db.select().from(events).where(inArray(events.slug, slugs)) : []
  return new Map<string, SlotEvent>([
    ...tours.map(
      ({ id, route }) =>
        [
          `departure-${id}`,
          { title: route[locale], place: meetingPlace[locale], ageMark: null, format: null, path: null },
        ] as const,
    ),
    ...classes.map(({ slug, address, title, hall, ageMark, format }) => {
      const place = hallName(hall, locale)
      return [
        classSlot(slug),
        {
          title: title[locale],
          place,
          ageMark,
          format: formatName(format, locale),
          path: recordPath('events', { slug, address }),
        },
      ] as const
    }),
  ])
}
