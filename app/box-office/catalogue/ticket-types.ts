import type { Edition } from '../../editions/edition.ts'
import { fillPhrases, phrasesOf } from '../../editions/phrases.ts'
import type { LocaleCode } from '../../platform/languages.ts'

export type TicketTypeId = 'day' | 'open-date' | 'child' | 'concession' | 'free' | 'premium'
export type Holder = { title: string; text: string }

/** A kind of ticket as the price list shows it, with the rules that its row opens. */
export type TicketType = {
  id: TicketTypeId
  name: string
  /** Who it is for, in one line. */
  about: string
  /** A sum with the entry window or the kind it is for. */
  prices: { label?: string; price: string }[]
  rules: string[]
  /** The exact categories, each with the paper that proves it. */
  holders: Holder[]
}

/** The six kinds in the order people ask. Categories are the editors': they come with the page. */
export function ticketTypes(
  edition: Edition,
  locale: LocaleCode,
  holders: Partial<Record<TicketTypeId, Holder[]>>,
): TicketType[] {
  const { visitorDays } = edition
  const phrases = {
    ...phrasesOf(edition, locale),
    opensAt: visitorDays.from,
    turnsAt: visitorDays.windowTurnsAt,
    closesAt: visitorDays.to,
  }
  const fill = (text: string) => fillPhrases(text, phrases)
  return order.map(id => {
    const { name, about, prices, rules } = texts[locale][id]
    return {
      id,
      name,
      about: fill(about),
      prices: prices.map(({ label, price }) => ({
        ...(label && { label: fill(label) }),
        price: fill(price),
      })),
      rules: rules.map(fill),
      holders: holders[id] ?? [],
    }
  })
}

type Words = {
  name: string
  about: string
  prices: { label?: string; price: string }[]
  rules: string[]
}

const order: TicketTypeId[] = ['day', 'open-date', 'child', 'concession', 'free', 'premium']

const texts: Record<LocaleCode, Record<TicketTypeId, Words>> = {
  ru: {
    day: {
      name: 'Один день',
      about: 'Полный билет, {visitorDays} на\u00a0выбор',
      prices: [
        { label: 'вход до\u00a0{turnsAt}', price: '{priceDayBefore}' },
        { label: 'вход после\u00a0{turnsAt}', price: '{priceDayAfter}' },
      ],
      rules: [
        'Билет для каждого, документ на\u00a0входе не\u00a0нужен. Он пускает один раз, в\u00a0выбранный день.',
        'Цена зависит от\u00a0времени входа: с\u00a0{opensAt} до\u00a0{turnsAt} или с\u00a0{turnsAt} до\u00a0{closesAt}. Уходить в\u00a0{turnsAt} не\u00a0нужно, можно оставаться до\u00a0закрытия.',
      ],
    },
    'open-date': {
      name: 'Открытая дата',
      about: 'По\u00a0одному входу в\u00a0каждый из\u00a0трёх дней',
      prices: [{ price: '{priceOpenDate}' }],
      rules: [
        'Пускает один раз в\u00a0каждый из\u00a0трёх дней для посетителей, {visitorDays}, в\u00a0любое время с\u00a0{opensAt} до\u00a0{closesAt}. Выбирать день и\u00a0час не\u00a0нужно.',
        'При возврате дни считаем до\u00a0первого дня для посетителей.',
      ],
    },
    child: {
      name: 'Детский',
      about: '7–14\u00a0лет',
      prices: [{ price: '{priceChild}' }],
      rules: [
        'Для детей от\u00a07 до\u00a014\u00a0лет включительно. Возраст считаем на\u00a0день посещения; цена одна, когда\u00a0бы вы ни\u00a0вошли.',
        'На\u00a0входе нужен документ о\u00a0возрасте. В\u00a014\u00a0лет можно выбрать и\u00a0льготный билет, но\u00a0детский дешевле.',
      ],
    },
    concession: {
      name: 'Льготный',
      about: 'Школьники 14–18\u00a0лет, студенты, пенсионеры и\u00a0другие',
      prices: [
        { label: 'вход до\u00a0{turnsAt}', price: '{priceConcessionBefore}' },
        { label: 'вход после\u00a0{turnsAt}', price: '{priceConcessionAfter}' },
        { label: 'открытая дата', price: '{priceConcessionOpenDate}' },
      ],
      rules: [
        'Один день или открытая дата по\u00a0льготной цене. При покупке мы ничего не\u00a0проверяем, а\u00a0на\u00a0входе нужен документ: без него билет не\u00a0действует.',
      ],
    },
    free: {
      name: 'Бесплатный',
      about: 'Дети до\u00a07\u00a0лет, многодетные семьи и\u00a0другие',
      prices: [{ price: 'бесплатно' }],
      rules: ['Билет всё равно нужно оформить, как и\u00a0остальные. На\u00a0входе покажите документ.'],
    },
    premium: {
      name: 'Премиум (VIP)',
      about: '{vipDay}, {vipHours}',
      prices: [{ price: 'по\u00a0коду приглашения' }],
      rules: [
        'Билет на\u00a0открытие ярмарки, {vipDay}, {vipHours}. Его оформляют по\u00a0коду из\u00a0приглашения; цену определяет приглашение.',
        'В\u00a0свободную продажу эти билеты не\u00a0поступают.',
      ],
    },
  },
  en: {
    day: {
      name: 'Single day',
      about: 'Full price, any day of {visitorDays}',
      prices: [
        { label: 'entry before {turnsAt}', price: '{priceDayBefore}' },
        { label: 'entry after {turnsAt}', price: '{priceDayAfter}' },
      ],
      rules: [
        'For anyone, with no papers to show at the entrance. It admits you once, on the day you choose.',
        'The price depends on when you come in: between {opensAt} and {turnsAt}, or between {turnsAt} and {closesAt}. You need not leave at {turnsAt} and may stay until closing time.',
      ],
    },
    'open-date': {
      name: 'Open date',
      about: 'One entry on each of the three days',
      prices: [{ price: '{priceOpenDate}' }],
      rules: [
        'Admits you once on each of the three visitor days, {visitorDays}, at any time between {opensAt} and {closesAt}. There is no day or hour to choose.',
        'For a refund, days are counted to the first visitor day.',
      ],
    },
    child: {
      name: 'Children’s',
      about: 'Ages 7–14',
      prices: [{ price: '{priceChild}' }],
      rules: [
        'For children from 7 to 14, both included. Age is counted on the day of the visit; the price is the same whenever you come in.',
        'Proof of age is needed at the entrance. At 14 a concession ticket may be chosen instead, but the children’s one is cheaper.',
      ],
    },
    concession: {
      name: 'Concession',
      about: 'Schoolchildren aged 14–18, students, pensioners and others',
      prices: [
        { label: 'entry before {turnsAt}', price: '{priceConcessionBefore}' },
        { label: 'entry after {turnsAt}', price: '{priceConcessionAfter}' },
        { label: 'open date', price: '{priceConcessionOpenDate}' },
      ],
      rules: [
        'A single day or an open date at a reduced price. We check nothing when you buy, but proof is needed at the entrance: without it the ticket is not valid.',
      ],
    },
    free: {
      name: 'Free',
      about: 'Children under 7, large families and others',
      prices: [{ price: 'free' }],
      rules: ['It has to be ordered like any other ticket. Show your proof at the entrance.'],
    },
    premium: {
      name: 'Premium (VIP)',
      about: '{vipDay}, {vipHours}',
      prices: [{ price: 'by invitation code' }],
      rules: [
        'A ticket to the opening of the fair, {vipDay}, {vipHours}. It is issued against the code in an invitation, and the invitation sets its price.',
        'These tickets are not on general sale.',
      ],
    },
  },
}
