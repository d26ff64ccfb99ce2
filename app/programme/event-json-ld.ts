import type { LocalEvent } from '../content/read-lists.server.ts'
import type { Edition } from '../editions/edition.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { venueIn } from './venue.ts'

/** An event in the words of schema.org. What it costs is its own price, or that of the ticket it comes with. */
export function eventJsonLd(
  event: LocalEvent,
  { edition, locale, hall }: { edition: Edition; locale: LocaleCode; hall: string },
): Record<string, unknown> {
  const { name, street, city } = venueIn(locale)
  const roubles = (kopecks: number) => kopecks / 100
  const { dayBeforeKopecks, dayAfterKopecks } = edition.tickets
  const offers =
    event.priceKopecks !== null
      ? { '@type': 'Offer', price: roubles(event.priceKopecks), priceCurrency: 'RUB' }
      : {
          '@type': 'AggregateOffer',
          lowPrice: roubles(dayBeforeKopecks),
          highPrice: roubles(dayAfterKopecks),
          priceCurrency: 'RUB',
        }
  return {
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    startDate: event.startsAt,
    endDate: event.endsAt,
    inLanguage: event.languages,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: `${name}, ${hall}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressCountry: 'RU',
      },
    },
    performer: event.speakers.map(({ firstName, lastName }) => ({
      '@type': 'Person',
      name: `${firstName} ${lastName}`,
    })),
    // Nothing is sold for the opening evening.
    ...(event.day === edition.vipOpening.day ? {} : { offers }),
    ...(event.capacity === null ? {} : { maximumAttendeeCapacity: event.capacity }),
  }
}
