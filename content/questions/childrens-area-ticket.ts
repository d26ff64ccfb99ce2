import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'childrens-area-ticket',
  position: 13,
  topic: 'children',
  isOnHome: true,
  question: {
    ru: 'Нужен ли отдельный билет на детскую территорию?',
    en: 'Is there a separate ticket for the children’s area?',
  },
  answer: {
    ru: [
      'Нет, занятия входят в билет на ярмарку. Они идут для трёх возрастов: 4–6, 7–10 и 11–14 лет; часы каждого есть в программе.',
    ],
    en: [
      'No, the classes are included in the ticket to the fair. They are held for three ages: 4–6, 7–10 and 11–14; the hours of each are in the programme.',
    ],
  },
} satisfies QuestionRecord
