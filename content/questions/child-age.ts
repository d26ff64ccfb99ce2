import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'child-age',
  position: 12,
  topic: 'children',
  isOnHome: false,
  question: { ru: 'С какого возраста можно приходить с детьми?', en: 'From what age may children come?' },
  answer: {
    ru: [
      'С любого: возрастное ограничение ярмарки — 0+. У отдельных событий оно своё и указано в программе, занятия детской территории начинаются с 4 лет. До 7 лет вход бесплатный, документ о возрасте возьмите с собой.',
    ],
    en: [
      'From any age: the age rating of the fair is 0+. Some events have a rating of their own, given in the programme, and classes in the children’s area start at 4. Under 7 admission is free; please bring a document showing the child’s age.',
    ],
  },
} satisfies QuestionRecord
