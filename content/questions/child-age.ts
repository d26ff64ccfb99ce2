import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'child-age',
  position: 12,
  topic: 'children',
  isOnHome: false,
  question: { ru: 'С какого возраста можно приходить с детьми?', en: 'From what age may children come?' },
  answer: {
    ru: [
      'С любого. Общая отметка ярмарки — 6+, у отдельных событий она своя и стоит в программе; занятия детской территории начинаются с 4 лет. До 7 лет вход бесплатный, документ о возрасте возьмите с собой.',
    ],
    en: [
      'From any age. The fair as a whole is marked 6+; some events have a mark of their own, given in the programme, and classes in the children’s area start at 4. Under 7 admission is free; please bring a document showing the child’s age.',
    ],
  },
} satisfies QuestionRecord
