import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'pushkin-card',
  position: 5,
  topic: 'tickets',
  isOnHome: false,
  question: { ru: 'Можно ли оплатить Пушкинской картой?', en: 'Can I pay with a Pushkin Card?' },
  answer: {
    ru: [
      'Нет, в программе Пушкинской карты ярмарка не участвует. Школьникам 14–18 лет и студентам положен льготный билет, он оплачивается обычным способом.',
    ],
    en: [
      'No, the fair does not take part in the Pushkin Card programme for young people. Schoolchildren aged 14–18 and students may buy a concession ticket and pay for it in the usual way.',
    ],
  },
} satisfies QuestionRecord
