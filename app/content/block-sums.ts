import type { Edition } from '../fair/edition.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { formatRoubles } from '../platform/money.ts'
import type { PriceRow, RefundStep } from './shown-blocks.ts'

/** The price list as the edition has it, in the order people ask. */
export function priceGroups(edition: Edition, locale: LocaleCode): { title: string; rows: PriceRow[] }[] {
  const { tickets, tours } = edition
  const words = texts[locale]
  const roubles = (kopecks: number) => formatRoubles(kopecks, locale)
  const row = (name: string, kopecks: number, detail?: string): PriceRow => ({
    name,
    price: roubles(kopecks),
    ...(detail ? { detail } : {}),
  })
  return [
    {
      title: words.entrance,
      rows: [
        row(words.before, tickets.dayBeforeKopecks),
        row(words.after, tickets.dayAfterKopecks),
        row(words.openDate, tickets.openDateKopecks, words.openDateDetail),
        row(words.child, tickets.childKopecks),
        { name: words.underSeven, price: words.free },
      ],
    },
    {
      title: words.concession,
      rows: [
        row(words.before, tickets.concessionBeforeKopecks),
        row(words.after, tickets.concessionAfterKopecks),
        row(words.openDate, tickets.concessionOpenDateKopecks, words.openDateDetail),
      ],
    },
    {
      title: words.tours,
      rows: [
        row(words.group, tours.group.priceKopecks, words.perPerson(tours.group.maxPeople)),
        row(words.individual, tours.individual.priceKopecks, words.perTour(tours.individual.maxPeople)),
        row(
          words.author,
          tours.author.priceKopecks,
          words.authorPerPerson(tours.author.minPeople, tours.author.maxPeople),
        ),
      ],
    },
  ]
}

/** The ladder of refunds: what share comes back, and how long before the visit. */
export function refundSteps(edition: Edition, locale: LocaleCode): RefundStep[] {
  const words = texts[locale]
  return edition.refunds.map(({ minDays, percent }, place) => {
    const above = edition.refunds[place - 1]?.minDays
    return {
      percent,
      share: locale === 'ru' ? `${percent}\u00a0%` : `${percent}%`,
      when: above === undefined ? words.moreThan(minDays - 1) : words.days(minDays, above - 1),
    }
  })
}

const texts = {
  ru: {
    entrance: 'Вход',
    concession: 'Льготный вход',
    tours: 'Экскурсии',
    before: 'Один день, вход до\u00a014:00',
    after: 'Один день, вход после\u00a014:00',
    openDate: 'Открытая дата',
    openDateDetail: 'по\u00a0одному входу в\u00a0каждый из\u00a0трёх дней',
    child: 'Детский, 7–14\u00a0лет',
    underSeven: 'Дети до\u00a07\u00a0лет',
    free: 'бесплатно',
    group: 'Групповая',
    individual: 'Индивидуальная',
    author: 'Авторская',
    perPerson: (most: number) => `с\u00a0человека, до\u00a0${most}\u00a0человек`,
    perTour: (most: number) => `за\u00a0экскурсию, до\u00a0${most}\u00a0человек`,
    authorPerPerson: (least: number, most: number) => `с\u00a0человека, ${least}–${most}\u00a0человек`,
    moreThan: (days: number) => `больше ${days}\u00a0дней до\u00a0визита`,
    days: (from: number, to: number) =>
      from === 0 ? `${to}\u00a0дня и\u00a0меньше` : `${from}–${to}\u00a0дней`,
  },
  en: {
    entrance: 'Entrance',
    concession: 'Concession entrance',
    tours: 'Guided tours',
    before: 'Single day, entry before 14:00',
    after: 'Single day, entry after 14:00',
    openDate: 'Open date',
    openDateDetail: 'one entry on each of the three days',
    child: 'Children’s, ages 7–14',
    underSeven: 'Children under 7',
    free: 'free',
    group: 'Group',
    individual: 'Individual',
    author: 'Author’s',
    perPerson: (most: number) => `a person, up to ${most} people`,
    perTour: (most: number) => `a tour, up to ${most} people`,
    authorPerPerson: (least: number, most: number) => `a person, ${least}–${most} people`,
    moreThan: (days: number) => `more than ${days} days before the visit`,
    days: (from: number, to: number) => (from === 0 ? `${to} days or less` : `${from}–${to} days`),
  },
}
