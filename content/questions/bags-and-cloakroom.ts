import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'bags-and-cloakroom',
  position: 11,
  topic: 'visit',
  isOnHome: false,
  question: { ru: 'Что делать с сумкой и пальто?', en: 'What about my bag and coat?' },
  answer: {
    ru: [
      'Гардероб бесплатный. С собой в зал можно взять одну сумку не больше 40 × 40 × 20 см; рюкзак несите в руке или перед собой. Чемоданы, зонты-трости и папки с работами сдайте.',
    ],
    en: [
      'The cloakroom is free. You may take into the halls one bag no larger than 40 × 40 × 20 cm; a rucksack should be carried in the hand or in front of you. Please hand in suitcases, long umbrellas and portfolios.',
    ],
  },
} satisfies QuestionRecord
