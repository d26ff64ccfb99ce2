import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'open-date-ticket',
  position: 1,
  topic: 'tickets',
  isOnHome: false,
  question: { ru: 'Что даёт билет с открытой датой?', en: 'What does an open-date ticket give?' },
  answer: {
    ru: [
      'Один вход в каждый из трёх дней для посетителей, {visitorDays}, в любое время с открытия до закрытия. Выбирать день и час при покупке не нужно.',
    ],
    en: [
      'One entry on each of the three visitor days, {visitorDays}, at any time between opening and closing. There is no day or hour to choose when you buy it.',
    ],
  },
} satisfies QuestionRecord
