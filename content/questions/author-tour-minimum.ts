import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'author-tour-minimum',
  position: 16,
  topic: 'tours',
  isOnHome: false,
  question: {
    ru: 'Что будет, если на авторскую экскурсию не наберётся трёх человек?',
    en: 'What if fewer than three people book an author’s tour?',
  },
  answer: {
    ru: [
      'Экскурсия подтверждается, когда оплачено третье место. Если за 24 часа до начала этого не случилось, мы отменяем её и возвращаем {refundFull} цены экскурсии; входной билет остаётся в силе.',
    ],
    en: [
      'The tour is confirmed when the third place has been paid for. If that has not happened 24 hours before it starts, we call it off and return {refundFull} of the price of the tour; your entrance ticket remains valid.',
    ],
  },
} satisfies QuestionRecord
