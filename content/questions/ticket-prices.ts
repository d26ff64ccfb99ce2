import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'ticket-prices',
  position: 0,
  topic: 'tickets',
  isOnHome: true,
  question: { ru: 'Сколько стоит билет?', en: 'How much is a ticket?' },
  answer: {
    ru: [
      'На один день: {priceDayBefore}, если вы входите до 14:00, и {priceDayAfter}, если позже. Билет с открытой датой на все три дня — {priceOpenDate}.',
      'Детский билет, 7–14 лет, — {priceChild}. Льготный: {priceConcessionBefore} до 14:00, {priceConcessionAfter} после, {priceConcessionOpenDate} с открытой датой. До 7 лет вход бесплатный.',
    ],
    en: [
      'For one day: {priceDayBefore} if you come in before 14:00 and {priceDayAfter} if you come later. An open-date ticket for all three days is {priceOpenDate}.',
      'A children’s ticket, 7–14, is {priceChild}. Concessions: {priceConcessionBefore} before 14:00, {priceConcessionAfter} after, {priceConcessionOpenDate} for an open date. Under 7 admission is free.',
    ],
  },
} satisfies QuestionRecord
