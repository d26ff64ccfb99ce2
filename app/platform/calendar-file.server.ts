import ICAL from 'ical.js'
import { dayOf } from './dates.ts'
import { timeOf } from './time-of-day.ts'

/** Something with a time and a place, as a calendar keeps it. */
export type CalendarEntry = {
  /** The same for ever and in every language: by it a calendar knows what it already has. */
  uid: string
  /** When this was last said, and the how-manieth time. */
  revisedAt: Date
  sequence: number
  startsAt: Date
  endsAt: Date
  title: string
  description: string
  location: string
  url: string
  category: string
}

export type CalendarTitle = {
  name: string
  /** `-//Portico//Programme//RU`. */
  producer: string
  /** A feed says where it lives and how often it is worth asking again. */
  feed?: { url: string; refreshHours: number }
}

/** An iCalendar file (RFC 5545, with the names of RFC 7986) in the venue's time. */
export function calendarFile(title: CalendarTitle, entries: readonly CalendarEntry[]): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', title.producer)
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  addText(calendar, 'name', title.name)
  addText(calendar, 'x-wr-calname', title.name)
  calendar.addPropertyWithValue('x-wr-timezone', zone)
  if (title.feed) addFeed(calendar, title.feed)
  calendar.addSubcomponent(ICAL.Component.fromString(zoneLines))
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry))
  return `${calendar.toString()}\r\n`
}

// A continued line begins with a blank, which the library does not count among the 75 octets a line may have.
ICAL.foldLength = 74
// Names it does not know from RFC 5545; unknown, they would be written with `VALUE=TEXT`.
for (const name of ['name', 'x-wr-calname']) ICAL.design.icalendar.property[name] = { defaultType: 'text' }

const zone = 'Europe/Moscow'

// Moscow has kept this offset since 26 October 2014; nothing earlier is ever told here.
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:20141026T020000',
  'TZOFFSETFROM:+0400',
  'TZOFFSETTO:+0300',
  'TZNAME:MSK',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

function addFeed(calendar: ICAL.Component, { url, refreshHours }: NonNullable<CalendarTitle['feed']>) {
  const every = `PT${refreshHours}H`
  calendar.addProperty(new ICAL.Property(['source', {}, 'uri', url]))
  calendar.addProperty(new ICAL.Property(['refresh-interval', {}, 'duration', every]))
  // The name it had before the standard gave it one; several calendars know only this.
  calendar.addPropertyWithValue('x-published-ttl', every)
}

function eventOf(entry: CalendarEntry): ICAL.Component {
  const event = new ICAL.Component('vevent')
  addText(event, 'uid', entry.uid)
  event.addPropertyWithValue('dtstamp', utc(entry.revisedAt))
  event.addPropertyWithValue('last-modified', utc(entry.revisedAt))
  event.addPropertyWithValue('sequence', entry.sequence)
  event.addPropertyWithValue('dtstart', local(entry.startsAt)).setParameter('tzid', zone)
  event.addPropertyWithValue('dtend', local(entry.endsAt)).setParameter('tzid', zone)
  addText(event, 'summary', entry.title)
  addText(event, 'description', entry.description)
  addText(event, 'location', entry.location)
  event.addProperty(new ICAL.Property(['url', { value: 'URI' }, 'uri', entry.url]))
  addText(event, 'categories', entry.category)
  event.addPropertyWithValue('status', 'CONFIRMED')
  return event
}

/** Texts come from people: one kind of line end, and nothing a calendar cannot hold. */
function addText(component: ICAL.Component, name: string, text: string) {
  const plain = text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  component.addProperty(new ICAL.Property([name, {}, 'text', plain]))
}

function utc(instant: Date): ICAL.Time {
  return ICAL.Time.fromJSDate(instant, true)
}

function local(instant: Date): ICAL.Time {
  return ICAL.Time.fromDateTimeString(`${dayOf(instant)}T${timeOf(instant)}:00`)
}
