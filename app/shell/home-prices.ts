import type { Edition } from '../editions/edition.ts'
import { formatDay } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { formatRoubles } from '../platform/money.ts'

/** `reduced` is empty where there is no concession, and null where one sentence stands for both. */
export type HomePriceRow = { name: string; full: string; reduced: string | null }

export function priceRows({ tickets, vipOpening }: Edition, locale: LocaleCode): HomePriceRow[] {
  const words = texts[locale]
  const row = (name: string, full: number, reduced?: number): HomePriceRow => ({
    name,
    full: formatRoubles(full, locale),
    reduced: reduced === undefined ? '' : formatRoubles(reduced, locale),
  })
  return [
    row(words.before, tickets.dayBeforeKopecks, tickets.concessionBeforeKopecks),
    row(words.after, tickets.dayAfterKopecks, tickets.concessionAfterKopecks),
    row(words.openDate, tickets.openDateKopecks, tickets.concessionOpenDateKopecks),
    row(words.child, tickets.childKopecks),
    { name: words.underSeven, full: words.free, reduced: '' },
    {
      name: words.premium.replace('{day}', formatDay(vipOpening.day, locale)),
      full: words.byInvitation,
      reduced: null,
    },
  ]
}

export function tourRows({ tours }: Edition, locale: LocaleCode): { name: string; price: string }[] {
  const words = texts[locale]
  const price = (type: keyof typeof tours) => formatRoubles(tours[type].priceKopecks, locale)
  return [
    { name: words.group(tours.group.maxPeople), price: price('group') },
    { name: words.author(tours.author.minPeople, tours.author.maxPeople), price: price('author') },
    { name: words.individual(tours.individual.maxPeople), price: price('individual') },
  ]
}

const texts = {
  ru: {
    before: 'Один день, вход до\u00a014:00',
    after: 'Один день, вход после\u00a014:00',
    openDate: 'Открытая дата, 3\u00a0дня',
    child: 'Детский, 7–14\u00a0лет',
    underSeven: 'Дети до\u00a07\u00a0лет',
    free: 'бесплатно',
    premium: 'Премиум (VIP), {day}',
    byInvitation: 'по\u00a0коду приглашения',
    group: (most: number) => `Групповая, до\u00a0${most}\u00a0человек`,
    author: (least: number, most: number) => `Авторская, ${least}–${most}\u00a0человек`,
    individual: (most: number) => `Индивидуальная, до\u00a0${most}\u00a0человек`,
  },
  en: {
    before: 'Single day, entry before 14:00',
    after: 'Single day, entry after 14:00',
    openDate: 'Open date, 3\u00a0days',
    child: 'Children’s, ages 7–14',
    underSeven: 'Children under 7',
    free: 'free',
    premium: 'Premium (VIP), {day}',
    byInvitation: 'by invitation code',
    group: (most: number) => `Group, up to ${most} people`,
    author: (least: number, most: number) => `Author’s, ${least}–${most} people`,
    individual: (most: number) => `Individual, up to ${most} people`,
  },
}
