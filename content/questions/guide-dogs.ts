import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'guide-dogs',
  position: 22,
  topic: 'access',
  isOnHome: false,
  question: { ru: 'Пустят ли с собакой-проводником?', en: 'Are guide dogs admitted?' },
  answer: {
    ru: ['Да, в любой зал и на любое событие. Другим животным вход закрыт.'],
    en: ['Yes, to every hall and every event. Other animals are not admitted.'],
  },
} satisfies QuestionRecord
