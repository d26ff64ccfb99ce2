import { type Edition, type TourType, tourTypes } from '../../editions/edition.ts'
import { type Stage, stageOf } from '../../editions/stages.ts'
import type { Day } from '../../platform/dates.ts'
import { type LocaleCode, locales } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { groupBy } from '../../platform/older-browsers/group-by.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { type Catalogue, catalogue } from './catalogue.ts'
import { type Product, tourProducts } from './products.ts'

/** A departure as it is stored, in one language. */
export type Departure = {
  id: number
  type: string
  day: Day
  startsAt: string
  minutes: number
  languages: LocaleCode[]
  route: string
  guide: string
}

/** What a kind of tour costs and how many may come, by the edition; how long it takes and in what languages, by its departures. */
export type TourFacts = {
  type: TourType
  name: string
  /** As it stands among other things: «Групповая экскурсия». */
  line: string
  price: string
  /** What the price is for: «с человека». */
  unit: string
  /** Paid by the departure and not by the person. */
  isSoldWhole: boolean
  minPeople: number
  maxPeople: number
  minutes: { least: number; most: number } | null
  languages: LocaleCode[]
}

export function tourFacts(
  edition: Edition,
  departures: readonly Departure[],
  locale: LocaleCode,
  from = catalogue,
): TourFacts[] {
  return tourProducts(from.products).map(({ type, product }) => {
    const { priceKopecks, minPeople, maxPeople } = edition.tours[type]
    const own = departures.filter(departure => departure.type === type)
    const minutes = own.map(departure => departure.minutes)
    const spoken = new Set(own.flatMap(({ languages }) => languages))
    return {
      type,
      name: from.texts[locale].products[product.id]?.tours ?? '',
      line: from.texts[locale].products[product.id]?.line ?? '',
      price: formatRoubles(priceKopecks, locale),
      unit: tourUnit(product, locale, from),
      isSoldWhole: product.isSoldWhole ?? false,
      minPeople,
      maxPeople,
      minutes: own.length > 0 ? { least: Math.min(...minutes), most: Math.max(...minutes) } : null,
      languages: locales.map(({ code }) => code).filter(language => spoken.has(language)),
    }
  })
}

/** «с человека», «за экскурсию». */
export function tourUnit({ isSoldWhole }: Product, locale: LocaleCode, { texts }: Catalogue): string {
  return isSoldWhole ? texts[locale].perTour : texts[locale].perPerson
}

export type ShownDeparture = Pick<Departure, 'id' | 'minutes' | 'languages' | 'route' | 'guide'> & {
  startsAt: string
  time: string
  stage: Stage
}
export type TourDay = { day: Day; kinds: { type: TourType; departures: ShownDeparture[] }[] }

/** The timetable: day by day, under each day the kinds that leave on it. */
export function toursByDay(departures: readonly Departure[], now: Date): TourDay[] {
  const days = groupBy(departures, ({ day }) => day)
  return [...days].map(([day, ofDay]) => ({
    day,
    kinds: tourTypes
      .map(type => ({ type, departures: ofDay.filter(departure => departure.type === type).map(shown(now)) }))
      .filter(kind => kind.departures.length > 0),
  }))
}

function shown(now: Date) {
  return (departure: Departure): ShownDeparture => {
    const { id, minutes, languages, route, guide, startsAt } = departure
    const time = timeOf(new Date(startsAt))
    return { id, minutes, languages, route, guide, startsAt, time, stage: stageOf(spanOf(departure), now) }
  }
}

export function spanOf({ startsAt, minutes }: Pick<Departure, 'startsAt' | 'minutes'>) {
  return { startsAt, endsAt: new Date(new Date(startsAt).getTime() + minutes * 60_000) }
}
