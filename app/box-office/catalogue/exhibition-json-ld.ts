import type { Edition } from '../../editions/edition.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import { catalogue } from './catalogue.ts'
import { priceLines } from './price-lines.ts'

type Telling = {
  locale: LocaleCode
  now: Date
  description: string
  /** A path under the pictures. */
  picture?: string | undefined
  /** What the box office knows better than the calendar: nothing is left. */
  isSoldOut?: boolean
}

/** The fair in the words of schema.org, with what a ticket costs and whether it can still be had. */
export function exhibitionJsonLd(
  edition: Edition,
  telling: Telling,
  from = catalogue,
): Record<string, unknown> {
  const { locale, description, picture } = telling
  const { vipOpening, visitorDays } = edition
  const t = words[locale]
  return {
    '@type': 'ExhibitionEvent',
    name: t.name,
    description,
    url: '/',
    startDate: moment(vipOpening.day, vipOpening.from),
    endDate: moment(visitorDays.last, visitorDays.to),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: localeCodes,
    ...(picture && { image: [`/_ipx/w_1280&q_90/${picture}`] }),
    location: {
      '@type': 'Place',
      name: t.venue,
      address: {
        '@type': 'PostalAddress',
        streetAddress: t.street,
        addressLocality: t.city,
        addressCountry: 'RU',
      },
    },
    organizer: { '@type': 'Organization', name: t.organiser, url: '/organizer/' },
    offers: offersOf(edition, telling, from),
  }
}

/** One offer for each ticket that has a price; what is sold by invitation only is offered to nobody. */
function offersOf(edition: Edition, { locale, now, isSoldOut = false }: Telling, from: typeof catalogue) {
  const { visitorDays } = edition
  const closesAt = moment(visitorDays.last, visitorDays.to)
  const isOnSale = !isSoldOut && now < new Date(closesAt)
  return from.products
    .filter(({ group }) => group === 'ticket')
    .flatMap(product => {
      const { line = product.id, offer = line } = from.texts[locale].products[product.id] ?? {}
      return priceLines(edition, product, locale, from).flatMap(({ time, kopecks }) =>
        kopecks ? [{ name: time ? `${offer}, ${time}` : offer, price: kopecks / 100 }] : [],
      )
    })
    .map(({ name, price }) => ({
      '@type': 'Offer',
      name: name.replaceAll('\u00a0', ' '),
      price,
      priceCurrency: 'RUB',
      availability: `https://schema.org/${isOnSale ? 'InStock' : 'SoldOut'}`,
      validThrough: closesAt,
      url: '/tickets/',
    }))
}

function moment(day: string, time: string): string {
  return `${day}T${time}:00+03:00`
}

const words = {
  ru: {
    name: '«Портик», ярмарка академического искусства',
    venue: 'Выставочный комплекс «Старый Манежный двор»',
    street: 'Каретная наб., 7',
    city: 'Москва',
    organiser: 'АНО «Академический свод»',
  },
  en: {
    name: 'Portico, Academic Art Fair',
    venue: 'Old Manège Court exhibition complex',
    street: '7 Karetnaya Embankment',
    city: 'Moscow',
    organiser: 'Academic Vault (ANO)',
  },
} satisfies Record<LocaleCode, Record<string, string>>
