import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'foreign-cards',
  position: 24,
  topic: 'tickets',
  isOnHome: false,
  question: {
    ru: 'Можно ли оплатить картой иностранного банка?',
    en: 'Can I pay with a card issued abroad?',
  },
  answer: {
    ru: [
      'Нет: карты международных платёжных систем, выпущенные за границей, в России не работают ни на сайте, ни в кассе. Платят картой «Мир», через систему быстрых платежей, а в кассе ещё и наличными рублями. Если билет для гостя из-за границы покупает кто-то в России, имя на билете может быть любым.',
    ],
    en: [
      'No: Visa, Mastercard and other international cards issued abroad do not work in Russia, either on the site or at the box office. You pay by Mir card, through the faster payments system or, at the box office, in roubles in cash. A friend in Russia may buy the ticket for you; the name on it may be yours.',
    ],
  },
} satisfies QuestionRecord
