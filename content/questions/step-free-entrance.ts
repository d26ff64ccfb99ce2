import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'step-free-entrance',
  position: 21,
  topic: 'access',
  isOnHome: false,
  question: { ru: 'Есть ли вход без ступеней?', en: 'Is there a step-free entrance?' },
  answer: {
    ru: [
      'Да, со двора, слева от портика, рядом с детской территорией. Оттуда путь без ступеней ведёт к стендам, в ротонду, в лекторий и в кафе; на плане он отмечен точками. Если понадобится помощь, напишите или позвоните заранее.',
    ],
    en: [
      'Yes, from the courtyard, to the left of the portico, beside the children’s area. From there a step-free route leads to the stands, the rotunda, the lecture hall and the café; it is dotted on the plan. Should you need help, write or ring beforehand.',
    ],
  },
} satisfies QuestionRecord
