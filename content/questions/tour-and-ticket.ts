import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'tour-and-ticket',
  position: 17,
  topic: 'tours',
  isOnHome: false,
  question: { ru: 'Входит ли экскурсия в билет?', en: 'Is a tour included in the ticket?' },
  answer: {
    ru: [
      'Экскурсии из расписания оплачиваются отдельно и не заменяют входной билет на тот же день. Обходы с авторами, отмеченные в программе, входят в билет. Экскурсию возьмите вместе с билетом или укажите код уже сделанного заказа.',
    ],
    en: [
      'Guided tours are paid for separately and do not replace the entrance ticket for the same day. The walk-throughs in the programme are included in the ticket. Buy a tour together with the ticket, or give the code of an order you have already made.',
    ],
  },
} satisfies QuestionRecord
