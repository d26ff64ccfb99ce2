import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'entry-window',
  position: 9,
  topic: 'visit',
  isOnHome: false,
  question: {
    ru: 'Билет «до 14:00»: значит ли это, что в 14:00 надо уйти?',
    en: 'My ticket says “before 14:00”. Do I have to leave at 14:00?',
  },
  answer: {
    ru: [
      'Нет. Время на билете — это время входа: с открытия и строго до 14:00 или с 14:00 до закрытия. Впускаем до самого закрытия, а внутри можно оставаться, пока открыты залы.',
    ],
    en: [
      'No. The time on the ticket is the time of entry: from opening until just before 14:00, or from 14:00 until closing. Admission continues until closing, and once inside you may stay for as long as the halls are open.',
    ],
  },
} satisfies QuestionRecord
