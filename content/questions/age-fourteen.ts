import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'age-fourteen',
  position: 4,
  topic: 'tickets',
  isOnHome: false,
  question: { ru: 'Ребёнку 14 лет. Какой билет брать?', en: 'My child is 14. Which ticket do we need?' },
  answer: {
    ru: [
      'Любой из двух: в 14 лет подходят и детский билет, и льготный. Детский дешевле. Возраст считается на день посещения, документ нужен в обоих случаях.',
    ],
    en: [
      'Either of the two: at 14 both the children’s ticket and the concession will do. The children’s is cheaper. Age is counted on the day of the visit, and a document is needed in both cases.',
    ],
  },
} satisfies QuestionRecord
