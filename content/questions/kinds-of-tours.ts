import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'kinds-of-tours',
  position: 15,
  topic: 'tours',
  isOnHome: true,
  question: { ru: 'Какие бывают экскурсии?', en: 'What kinds of tour are there?' },
  answer: {
    ru: [
      'Групповая — до 20 человек, {priceGroupTour} с человека. Индивидуальная — до 4 человек, {priceIndividualTour} за всю компанию. Авторская — от 3 до 8 человек, {priceAuthorTour} с человека, 1,5–2 часа с художником, куратором или реставратором.',
    ],
    en: [
      'A group tour takes up to 20 people, {priceGroupTour} a person. An individual tour is for up to 4, {priceIndividualTour} for the whole party. An author’s tour is for 3 to 8 people, {priceAuthorTour} a person, 1.5–2 hours with an artist, a curator or a conservator.',
    ],
  },
} satisfies QuestionRecord
