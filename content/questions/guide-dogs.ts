import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'guide-dogs',
  position: 22,
  topic: 'access',
  isOnHome: false,
  question: { ru: 'Пустят ли с собакой-проводником?', en: 'Are guide dogs admitted?' },
  answer: {
    ru: [
      'Да, в любой зал и на любое событие. Другим животным вход закрыт: рядом с работами им тесно и небезопасно.',
    ],
    en: [
      'Yes, to every hall and every event. Other animals are not admitted: beside the works there is little room for them, and little safety.',
    ],
  },
} satisfies QuestionRecord
