import { type Day, formatDay, formatDays, partsOf } from '../platform/dates.ts'
import { fill, type Phrase } from '../platform/fill.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { formatRoubles } from '../platform/money.ts'
import { type PluralForms, plural } from '../platform/plurals.ts'
import { chooseByMoment } from './by-moment.ts'
import type { Edition, StandKind, TourType } from './edition.ts'
import { openFairOf } from './exhibitor-days.ts'

/** The edition's dates and sums as words, by the names that editors write into texts: `{fairDates}`. */
export function phrasesOf(edition: Edition, locale: LocaleCode) {
  const { award, visitorDays, vipOpening, nextFair, tickets, tours, stands } = edition
  const roubles = (kopecks: number) => formatRoubles(kopecks, locale)
  const share = (step: number) => formatPercent(edition.refunds[step]?.percent ?? 0, locale)
  return {
    fairDates: formatDays(edition.firstDay, edition.lastDay, locale, { withYear: true }),
    fairDatesShort: formatDays(edition.firstDay, edition.lastDay, locale),
    vipDay: formatDay(edition.vipOpening.day, locale),
    visitorDays: formatDays(visitorDays.first, visitorDays.last, locale),
    nextFair: nextFair ? formatDays(nextFair.firstDay, nextFair.lastDay, locale, { withYear: true }) : '',
    awardApplications: formatDays(award.opensOn, award.closesOn, locale),
    awardOpensOn: formatDay(award.opensOn, locale),
    awardClosesOn: formatDay(award.closesOn, locale),
    awardJudging: formatDays(award.judgingFrom, award.judgingTo, locale),
    awardFirstRoundTo: formatDay(award.firstRoundTo, locale),
    awardShortlistOn: formatDay(award.shortlistOn, locale),
    awardAnnouncedOn: formatDay(award.announcedOn, locale, { withYear: true }),
    awardYears: `${award.booksSinceYear}–${partsOf(award.announcedOn).year}`,
    awardPrize: roubles(award.prizeKopecks),
    vipHours: `${vipOpening.from}–${vipOpening.to}`,
    visitorHours: `${visitorDays.from}–${visitorDays.to}`,
    childrensSelectionUntil: formatDay(edition.childrensSelectionUntil, locale),
    salesFrom: formatDay(edition.ticketSalesFrom, locale),
    conventionOpensOn: formatDay(edition.conventionRegistration.opensOn, locale),
    conventionClosesOn: formatDay(edition.conventionRegistration.closesOn, locale),
    mediaUntil: formatDay(edition.mediaAccreditationUntil, locale),
    volunteersUntil: formatDay(edition.volunteersUntil, locale),
    guidesUntil: formatDay(edition.guidesUntil, locale),
    standsFrom: roubles(edition.standsFromKopecks),
    ...standPrices(stands, roubles),
    ...exhibitorDays(edition, locale),
    ...ticketPrices(tickets, roubles),
    ...tourPrices(tours, roubles),
    refundFull: share(0),
    refundHalf: share(1),
    refundPart: share(2),
    refundNone: share(3),
    payoutDays: payoutDays(edition.payoutCalendarDays, locale),
  }
}

export type EditionPhrases = ReturnType<typeof phrasesOf>

type Roubles = (kopecks: number) => string
type TicketPrices = {
  [Key in keyof Edition['tickets'] as Key extends `${infer Name}Kopecks`
    ? `price${Capitalize<Name>}`
    : never]: string
}
type StandPrices = { [Kind in StandKind as `price${Capitalize<Kind>}Stand`]: string }
type TourPrices = { [Type in TourType as `price${Capitalize<Type>}Tour`]: string }

// `dayBeforeKopecks` is `{priceDayBefore}`.
function ticketPrices(tickets: Edition['tickets'], roubles: Roubles): TicketPrices {
  const prices = Object.entries(tickets).map(([key, kopecks]) => [
    `price${capital(key.replace(/Kopecks$/, ''))}`,
    roubles(kopecks),
  ])
  return Object.fromEntries(prices)
}

// `group` is `{priceGroupTour}`.
function tourPrices(tours: Edition['tours'], roubles: Roubles): TourPrices {
  const prices = Object.entries(tours).map(([type, { priceKopecks }]) => [
    `price${capital(type)}Tour`,
    roubles(priceKopecks),
  ])
  return Object.fromEntries(prices)
}

// `corner` is `{priceCornerStand}`.
function standPrices(stands: Edition['stands'], roubles: Roubles): StandPrices {
  const prices = Object.entries(stands).map(([kind, kopecks]) => [
    `price${capital(kind)}Stand`,
    roubles(kopecks),
  ])
  return Object.fromEntries(prices)
}

// “Next” is of whoever reads it: the fair that they would exhibit at, which after the turn is the one on show. `{openFair}` are its days.
function exhibitorDays(edition: Edition, locale: LocaleCode) {
  const { exhibitors: days } = edition
  const { firstDay, lastDay } = openFairOf(edition)
  const day = (of: Day) => formatDay(of, locale, { withYear: true })
  return {
    openFair: formatDays(firstDay, lastDay, locale, { withYear: true }),
    nextApplicationsFrom: day(days.opensOn),
    nextApplicationsUntil: day(days.closesOn),
    nextAnswersBy: day(days.answersBy),
    nextStandChoice: formatDays(days.ranksFrom[0], days.standsTo, locale, { withYear: true }),
    nextMaterialsUntil: day(days.materialsUntil),
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const percents: Record<LocaleCode, Phrase<'percent'>> = { ru: '{percent}\u00a0%', en: '{percent}%' }

/** «50 %» / “50%”. */
export function formatPercent(percent: number, locale: LocaleCode): string {
  return fill(percents[locale], { percent })
}

function payoutDays(days: number, locale: LocaleCode): string {
  const forms: Record<LocaleCode, PluralForms> = {
    ru: {
      one: 'календарного дня',
      many: 'календарных дней',
      few: 'календарных дней',
      other: 'календарных дней',
    },
    en: { one: 'calendar day', other: 'calendar days' },
  }
  return `${days}\u00a0${plural(days, locale, forms[locale])}`
}

/**
 * Fills `{fairDates}` and its like in what editors write, whose holes no compiler can know. An unknown name is a mistake
 * of ours and is left visible.
 */
export function fillFromEdition(text: string, phrases: Record<string, string>): string {
  return fill(text as Phrase<string>, phrases)
}

/** What editors have written, as it is read at a moment: the right side of every choice, every hole filled. */
export function readerOfTexts(edition: Edition, locale: LocaleCode, now: Date): (text: string) => string {
  const phrases = phrasesOf(edition, locale)
  return text => fillFromEdition(chooseByMoment(text, edition, now), phrases)
}
