import { fillCart } from '../../box-office/cart/fill-cart.server.ts'
import { pickerTexts } from '../../box-office/cart/picker-texts.server.ts'
import { joinWaitingList } from '../../box-office/waiting-list/add-waiting.server.ts'
import { waitingTexts } from '../../box-office/waiting-list/texts.server.ts'
import { bannerOf } from '../../content/blocks/block-banners.ts'
import { eventRow } from '../../content/events/event-row.ts'
import { findEditionOf } from '../../content/find-edition-of.server.ts'
import { readerOf } from '../../content/load-page.server.ts'
import { ofItsFair } from '../../content/past-fair.ts'
import { publishedSpeakers } from '../../content/queries.server.ts'
import { publishedEvents } from '../../content/read-lists.server.ts'
import { speakerCard } from '../../content/speaker-card.ts'
import { notFound } from '../../navigation/page-error.ts'
import type { Actions } from '../../page-server/action.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { formatRoubles } from '../../platform/money.ts'
import { formatWeekday } from '../../platform/weekday.ts'
import { eventJsonLd } from '../event-json-ld.ts'
import { neighboursOf } from '../neighbours.ts'
import { momentOf } from '../queries.server.ts'

/** A place is booked here; where none is left, one waits for one. */
export const actions: Actions = { default: fillCart, wait: joinWaitingList }

export async function load(visited: LoadContext) {
  const own = await findEditionOf(visited, 'events', visited.params.slug)
  // An event of a past fair is shown by that fair: its days, its neighbours, nothing to be booked any more.
  const context = own ? { ...visited, edition: own } : visited
  const { db, locale, edition, params, now, posted } = context
  // The neighbours in time and place are part of this page, so any event's change may touch it.
  context.dependsOn('events', 'event_speakers', 'speakers', 'pictures')
  const events = await publishedEvents(readerOf(context))
  const event = events.find(({ slug }) => slug === params.slug)
  if (!event) throw notFound(context.pathname)
  const rows = events.map(one => eventRow(one, locale, edition.vipOpening.day))
  const row = rows.find(({ slug }) => slug === event.slug)
  if (!row) throw notFound(context.pathname)
  const ids = event.speakers.map(({ id }) => id)
  const people = (await publishedSpeakers(db, locale))
    .filter(({ speaker }) => ids.includes(speaker.id))
    .toSorted((one, other) => ids.indexOf(one.speaker.id) - ids.indexOf(other.speaker.id))
  return {
    row,
    dayName: formatWeekday(event.day, locale),
    summary: ofItsFair(event.summary, 'event', { own: edition, current: visited.edition, locale }),
    description: event.description,
    ageMark: event.ageMark,
    capacity: event.capacity,
    price: event.priceKopecks === null ? null : formatRoubles(event.priceKopecks, locale),
    needsRegistration: event.needsRegistration,
    // One registers once for the whole professional day: its page and its events say the same of that.
    professionalDay:
      event.registration && !event.registration.slot ? bannerOf('convention', edition, now, locale) : null,
    booking: event.registration?.slot ? { words: pickerTexts[locale], posted } : null,
    waiting: event.registration?.slot ? { words: waitingTexts[locale].form, posted } : null,
    isByInvitation: event.day === edition.vipOpening.day,
    people: people.map(({ speaker, picture }) => speakerCard(speaker, picture, locale)),
    ...neighboursOf(row, rows),
    moment: momentOf(context, [row]),
    jsonLd: eventJsonLd(event, { edition, locale, hall: row.hallName }),
  }
}

export type EventData = Awaited<ReturnType<typeof load>>
