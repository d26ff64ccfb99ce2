import type { Edition } from '../../editions/edition.ts'
import { entryWindows, visitorDays } from '../../editions/entry-windows.ts'
import { fillFromEdition } from '../../editions/phrases.ts'
import { stageOf } from '../../editions/stages.ts'
import { type Day, formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { groupBy } from '../../platform/older-browsers/group-by.ts'
import { plural } from '../../platform/plurals.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { formatWeekday } from '../../platform/weekday.ts'
import { type Catalogue, catalogue } from '../catalogue/catalogue.ts'
import { priceWord } from '../catalogue/price-lines.ts'
import { type Product, type ProductId, priceAt } from '../catalogue/products.ts'
import { visitPhrases } from '../catalogue/ticket-types.ts'
import { type Departure, spanOf, type TourFacts, tourFacts } from '../catalogue/tours.ts'

export type WindowKind = 'before' | 'after'
export type TimeKind = WindowKind | 'open-date'

/** A kind of ticket one can put a number to. */
export type PickerRow = {
  id: ProductId
  name: string
  about: string
  /** What to show at the desk. */
  proof: string
  /** Not for everybody: the page says further down for whom. */
  hasRules: boolean
  /** May be bought by the number of an employee's pass. */
  takesPass: boolean
  /** In kopecks; null where it is not sold for that time. */
  prices: Record<TimeKind, number | null>
  /** The same as they are read. */
  shown: Record<TimeKind, string | null>
}

/** A kind of tour one can add, with what still leaves. */
export type TourOffer = Pick<
  TourFacts,
  'type' | 'name' | 'line' | 'price' | 'unit' | 'isSoldWhole' | 'minPeople' | 'maxPeople'
> & {
  kopecks: number
  departures: {
    /** What the form sends: the kind and the departure, `author:departure-7`. */
    value: string
    slot: string
    day: Day
    time: string
    route: string
    guide: string
    languages: LocaleCode[]
  }[]
}

/** Everything that is offered, as the picker of the tickets page shows it. */
export type PickerOffer = {
  /** The days on which one can still come in. */
  days: { day: Day; name: string; weekday: string }[]
  /** The days an open date is good for, as short as they can be written. */
  openDays: string
  windows: { kind: WindowKind; from: string; to: string }[]
  /** Windows one can no longer come in by. */
  over: string[]
  rows: PickerRow[]
  premium: { name: string; about: string }
  tours: TourOffer[]
  hours: { from: string; turnsAt: string; to: string }
  maxTickets: number
  /** How long places are kept: «15 минут». */
  holdTime: string
}

export function pickerOffer(
  edition: Edition,
  now: Date,
  locale: LocaleCode,
  { from = catalogue, departures = [] }: { from?: Catalogue; departures?: readonly Departure[] } = {},
): PickerOffer {
  const { from: opensAt, windowTurnsAt, to } = edition.visitorDays
  const { cartMinutes, maxTickets } = edition.sale
  const windows = visitorDays(edition).flatMap(day => entryWindows(edition, day))
  const over = windows.filter(window => stageOf(window, now) === 'over').map(slotIdOf)
  return {
    days: visitorDays(edition)
      .filter(day => entryWindows(edition, day).some(window => !over.includes(slotIdOf(window))))
      .map(day => ({ day, name: formatDay(day, locale), weekday: weekdayOf(day, locale) })),
    openDays: formatDays(edition.visitorDays.first, edition.visitorDays.last, locale),
    windows: [
      { kind: 'before', from: opensAt, to: windowTurnsAt },
      { kind: 'after', from: windowTurnsAt, to },
    ],
    over,
    rows: pickerRows(edition, locale, from),
    premium: premiumWords(edition, locale, from),
    tours: tourOffers(edition, now, locale, { from, departures }),
    hours: { from: opensAt, turnsAt: windowTurnsAt, to },
    maxTickets,
    holdTime: fill(plural(cartMinutes, locale, minutes[locale]), { count: cartMinutes }),
  }
}

function tourOffers(
  edition: Edition,
  now: Date,
  locale: LocaleCode,
  { from, departures }: { from: Catalogue; departures: readonly Departure[] },
): TourOffer[] {
  const ahead = departures.filter(departure => stageOf(spanOf(departure), now) === 'ahead')
  return tourFacts(edition, ahead, locale, from).flatMap(
    ({ type, name, line, price, unit, isSoldWhole, minPeople, maxPeople }) => {
      const own = ahead
        .filter(departure => departure.type === type)
        .map(({ id, day, startsAt, route, guide, languages }) => ({
          value: `${type}:departure-${id}`,
          slot: `departure-${id}`,
          day,
          time: timeOf(new Date(startsAt)),
          route,
          guide,
          languages,
        }))
      const kopecks = edition.tours[type].priceKopecks
      const about = { type, name, line, price, unit, isSoldWhole, minPeople, maxPeople, kopecks }
      return own.length > 0 ? [{ ...about, departures: own }] : []
    },
  )
}

export function slotIdOf({ day, kind }: { day: Day; kind: WindowKind }): string {
  return `${day}-${kind}`
}

function pickerRows(edition: Edition, locale: LocaleCode, from: Catalogue): PickerRow[] {
  const rows = groupBy(
    from.products.filter(({ pickerRow }) => pickerRow !== undefined),
    ({ pickerRow = 0 }) => pickerRow,
  )
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, alike]) => {
      const head = alike.find(({ shownIn }) => shownIn.includes('picker'))
      return head ? [pickerRow(edition, locale, head, alike, from)] : []
    })
}

/** One row stands for the same ticket at different times: a day or the open date. */
function pickerRow(
  edition: Edition,
  locale: LocaleCode,
  head: Product,
  alike: readonly Product[],
  from: Catalogue,
): PickerRow {
  const { line = head.id, list, picker } = from.texts[locale].products[head.id] ?? {}
  const price = (kind: TimeKind) => {
    const sold = alike.find(({ slots }) => slots.includes(kind))
    return sold ? priceAt(edition, sold, { kind, priceKopecks: null }) : null
  }
  const prices = { before: price('before'), after: price('after'), 'open-date': price('open-date') }
  const read = (kopecks: number | null) => (kopecks === null ? null : priceWord(kopecks, locale, from))
  return {
    id: head.id,
    name: picker?.name ?? list?.name ?? line,
    about: fillFromEdition(picker?.about ?? list?.about ?? '', visitPhrases(edition, locale)),
    proof: picker?.proof ?? '',
    hasRules: head.needsProof && list !== undefined,
    takesPass: head.doorWithPass !== undefined,
    prices,
    shown: {
      before: read(prices.before),
      after: read(prices.after),
      'open-date': read(prices['open-date']),
    },
  }
}

function premiumWords(edition: Edition, locale: LocaleCode, { texts }: Catalogue): PickerOffer['premium'] {
  const { name = '', about = '' } = texts[locale].products.premium?.list ?? {}
  return { name, about: fillFromEdition(about, visitPhrases(edition, locale)) }
}

// «четверг» / “Thursday”: the full date without the date.
function weekdayOf(day: Day, locale: LocaleCode): string {
  return formatWeekday(day, locale).replace(formatDay(day, locale), '').replace(', ', '')
}

const minutes = {
  ru: { one: '{count}\u00a0минуту', few: '{count}\u00a0минуты', other: '{count}\u00a0минут' },
  en: { one: '{count}\u00a0minute', other: '{count}\u00a0minutes' },
} as const
