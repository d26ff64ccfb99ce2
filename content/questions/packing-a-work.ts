import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'packing-a-work',
  position: 20,
  topic: 'works',
  isOnHome: false,
  question: { ru: 'Купленную работу упакуют?', en: 'Will my purchase be packed?' },
  answer: {
    ru: [
      'Да, для этого есть стол упаковки; там же подскажут, как заказать доставку. Чтобы вынести работу из залов, понадобится отметка участника о продаже — её проверят на выходе.',
    ],
    en: [
      'Yes, there is a packing desk for that, where you can also ask about delivery. To carry a work out of the halls you will need the exhibitor’s note of sale, which is checked at the exit.',
    ],
  },
} satisfies QuestionRecord
