import type { Both, LocaleCode } from '../platform/languages.ts'

const venue: { name: Both; street: Both; city: Both } = {
  name: { ru: 'Старый Манежный двор', en: 'Old Manège Court' },
  street: { ru: 'Каретная наб.,\u00a07', en: '7\u00a0Karetnaya Embankment' },
  city: { ru: 'Москва', en: 'Moscow' },
}

/** Where the fair is, for calendars and search engines: they know nothing of the page around. */
export function venueIn(locale: LocaleCode) {
  return { name: venue.name[locale], street: venue.street[locale], city: venue.city[locale] }
}
