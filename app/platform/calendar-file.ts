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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(title.producer)}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(title.name)}`,
    `X-WR-CALNAME:${escapeText(title.name)}`,
    `X-WR-TIMEZONE:${zone}`,
    ...feedLines(title.feed),
    ...zoneLines,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${fold(line)}\r\n`).join('')
}

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
]

function feedLines(feed: CalendarTitle['feed']): string[] {
  if (!feed) return []
  const every = `PT${feed.refreshHours}H`
  return [
    `SOURCE;VALUE=URI:${feed.url}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${every}`,
    // The name it had before the standard gave it one; several calendars know only this.
    `X-PUBLISHED-TTL:${every}`,
  ]
}

function entryLines(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${utc(entry.revisedAt)}`,
    `LAST-MODIFIED:${utc(entry.revisedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART;TZID=${zone}:${local(entry.startsAt)}`,
    `DTEND;TZID=${zone}:${local(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `URL;VALUE=URI:${entry.url}`,
    `CATEGORIES:${escapeText(entry.category)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}

function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function local(instant: Date): string {
  return `${dayOf(instant).replaceAll('-', '')}T${timeOf(instant).replace(':', '')}00`
}

function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

const mostOctets = 75
const encoder = new TextEncoder()

/** No line is longer than 75 octets; the rest goes on after a blank. A letter of several octets is never cut. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > mostOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += size
  }
  return folded
}
