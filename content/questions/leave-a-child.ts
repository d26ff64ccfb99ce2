import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'leave-a-child',
  position: 14,
  topic: 'children',
  isOnHome: false,
  question: {
    ru: 'Можно оставить ребёнка на занятии и уйти в залы?',
    en: 'Can I leave my child in a class and go round the halls?',
  },
  answer: {
    ru: [
      'Нет, взрослый остаётся рядом. Сидеть за одним столом не обязательно: у стены стоят скамьи, оттуда всё видно, и никто не подсказывает.',
    ],
    en: [
      'No, an adult stays close by. You need not sit at the same table: there are benches along the wall from which everything can be seen and nobody can prompt.',
    ],
  },
} satisfies QuestionRecord
