import { and, eq } from 'drizzle-orm'
import { slots } from '../box-office/slots/tables.ts'
import { hallName, hallsInOrder } from '../content/events/event-names.ts'
import { type EventRow, eventRow } from '../content/events/event-row.ts'
import { classSlot } from '../content/events/registration.ts'
import { meetingPlace, tourRow } from '../content/events/tour-row.ts'
import { type EventReader, publishedDepartures, publishedEvents } from '../content/read-lists.server.ts'
import { readCounts } from '../door/read-counts.server.ts'
import { dayAfter, dayOf, startOfDay } from '../platform/dates.ts'
import { timeOf } from '../platform/time-of-day.ts'
import { type ProgrammeChange, readChanges } from '../programme/changes/read-changes.server.ts'
import type { EventFacts } from '../programme/changes/tables.ts'
import { dayOn } from './fair-hours.ts'
import { readLoads } from './read-loads.server.ts'
import {
  bookedLevel,
  type Level,
  lastQuarter,
  roundedVisitors,
  type TodayChange,
  type TodayEvent,
  type TodayView,
} from './today-view.ts'

/** The day that is on, or null. One reading serves everybody: nothing in it is about whoever looks. */
export async function readToday(reader: EventReader, now: Date): Promise<TodayView | null> {
  const { db, edition, locale } = reader
  const hours = dayOn(edition, now)
  if (!hours) return null
  const { day } = hours
  const levels = await readBooked(reader, day)
  const rowsOf = (event: EventRow) => todayEvent(event, levels.get(event.slug) ?? null)
  const gone = await readCalledOff(reader, day)
  const programme = (await publishedEvents(reader)).map(event =>
    eventRow(event, locale, edition.vipOpening.day),
  )
  const tours = (await publishedDepartures(reader)).map(tour => tourRow(tour, locale))
  const all = [...programme, ...tours].filter(({ slug }) => !gone.has(slug)).toSorted(byClock)
  const loads = await readLoads(db, now)
  const counts = await readCounts(db, day, lastQuarter(now))
  const changes = await readChanges(db, { editionId: edition.id, since: startOfDay(dayAfter(day, -1)), day })
  return {
    day,
    opensAt: hours.opensAt.toISOString(),
    closesAt: hours.closesAt.toISOString(),
    isByInvitation: hours.isByInvitation,
    visitors: roundedVisitors(counts.inside),
    halls: hallsInOrder().map(hall => {
      const said = loads.get(hall)
      return {
        hall,
        name: hallName(hall, locale),
        load: said ? { level: said.level, until: said.until } : null,
      }
    }),
    events: all.filter(event => event.day === day).map(rowsOf),
    tomorrow: firstOfHalls(all.filter(event => event.day === dayAfter(day, 1))).map(rowsOf),
    changes: changes.flatMap(change => changeIn(change, reader, day)),
  }
}

function byClock(one: EventRow, other: EventRow): number {
  return one.startsAt.localeCompare(other.startsAt) || one.hall.localeCompare(other.hall)
}

function firstOfHalls(events: readonly EventRow[]): EventRow[] {
  return hallsInOrder().flatMap(hall => events.find(event => event.hall === hall) ?? [])
}

function todayEvent(event: EventRow, booked: Level | null): TodayEvent {
  const { slug, path, title, startsAt, endsAt, from, to, hall, admission } = event
  return { slug, path, title, startsAt, endsAt, from, to, hall, hallName: event.hallName, admission, booked }
}

/** How full what has places of its own is booked, by the name of the event. */
async function readBooked({ db, edition }: EventReader, day: string): Promise<Map<string, Level>> {
  const rows = await db
    .select()
    .from(slots)
    .where(and(eq(slots.editionId, edition.id), eq(slots.day, day), eq(slots.kind, 'class')))
  return new Map(
    rows.flatMap(row => {
      const level = bookedLevel(row)
      return level ? [[row.id.slice(classSlot('').length), level] as const] : []
    }),
  )
}

/** Departures and classes that do not take place: they are news, and no longer the day. */
async function readCalledOff({ db, edition }: EventReader, day: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: slots.id, calledOffAt: slots.calledOffAt })
    .from(slots)
    .where(and(eq(slots.editionId, edition.id), eq(slots.day, day)))
  const prefix = classSlot('')
  return new Set(
    rows
      .filter(({ calledOffAt }) => calledOffAt !== null)
      .map(({ id }) => (id.startsWith(prefix) ? id.slice(prefix.length) : id)),
  )
}

/** A change as it is told in a language; what was never read in it is told to nobody. */
function changeIn(change: ProgrammeChange, { locale, fill }: EventReader, day: string): TodayChange[] {
  const { id, eventSlug: slug, kind, title, path } = change
  const isShown = kind === 'cancelled' ? title[locale] !== '' : path[locale] !== null
  if (!isShown) return []
  const facts = (one: EventFacts | null) =>
    one && {
      from: timeOf(new Date(one.startsAt)),
      hallName: one.hall === 'vestibule' ? meetingPlace[locale] : hallName(one.hall, locale),
      isToday: dayOf(new Date(one.startsAt)) === day,
    }
  return [
    {
      id,
      slug,
      kind,
      title: fill(title[locale]),
      path: path[locale],
      was: facts(change.was),
      now: facts(change.now),
    },
  ]
}
