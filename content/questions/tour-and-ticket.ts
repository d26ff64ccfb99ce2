import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'tour-and-ticket',
  position: 17,
  topic: 'tours',
  isOnHome: false,
  question: { ru: 'Входит ли экскурсия в билет?', en: 'Is a tour included in the ticket?' },
  answer: {
    ru: [
      'Нет, экскурсия оплачивается отдельно и не заменяет входной билет на тот же день. Возьмите их вместе или укажите код уже сделанного заказа.',
    ],
    en: [
      'No, a tour is paid for separately and does not replace the entrance ticket for the same day. Buy them together, or give the code of an order you have already made.',
    ],
  },
} satisfies QuestionRecord
