import type { Edition } from '../editions/edition.ts'
import { type LocaleCode, localeCodes } from '../platform/languages.ts'

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
export function exhibitionJsonLd(edition: Edition, telling: Telling): Record<string, unknown> {
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
    ...(picture && { image: [`/_ipx/w_1280/${picture}`] }),
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
    offers: offersOf(edition, telling),
  }
}

/** One offer for each ticket that has a price; what is sold by invitation only is offered to nobody. */
function offersOf(edition: Edition, { locale, now, isSoldOut = false }: Telling) {
  const { tickets, visitorDays } = edition
  const t = words[locale].tickets
  const closesAt = moment(visitorDays.last, visitorDays.to)
  const isOnSale = !isSoldOut && now < new Date(closesAt)
  const names = Object.keys(t) as (keyof typeof t)[]
  return names.map(name => ({
    '@type': 'Offer',
    name: t[name],
    price: tickets[name] / 100,
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
    tickets: {
      dayBeforeKopecks: 'Билет на один день, вход до 14:00',
      dayAfterKopecks: 'Билет на один день, вход после 14:00',
      openDateKopecks: 'Билет с открытой датой',
      childKopecks: 'Детский билет',
      concessionBeforeKopecks: 'Льготный билет на один день, вход до 14:00',
      concessionAfterKopecks: 'Льготный билет на один день, вход после 14:00',
      concessionOpenDateKopecks: 'Льготный билет с открытой датой',
    },
  },
  en: {
    name: 'Portico, Academic Art Fair',
    venue: 'Old Manège Court exhibition complex',
    street: '7 Karetnaya Embankment',
    city: 'Moscow',
    organiser: 'Academic Vault Foundation',
    tickets: {
      dayBeforeKopecks: 'One-day ticket, entry before 14:00',
      dayAfterKopecks: 'One-day ticket, entry after 14:00',
      openDateKopecks: 'Open-date ticket',
      childKopecks: 'Children’s ticket',
      concessionBeforeKopecks: 'One-day concession ticket, entry before 14:00',
      concessionAfterKopecks: 'One-day concession ticket, entry after 14:00',
      concessionOpenDateKopecks: 'Open-date concession ticket',
    },
  },
} satisfies Record<
  LocaleCode,
  { tickets: Record<keyof Edition['tickets'], string> } & Record<string, unknown>
>
