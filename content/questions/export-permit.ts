import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'export-permit',
  position: 26,
  topic: 'works',
  isOnHome: false,
  question: {
    ru: 'Можно ли вывезти купленную работу за границу?',
    en: 'May I take a work I have bought out of Russia?',
  },
  answer: {
    ru: [
      'Да. Работы, сделанные меньше 50 лет назад, вывозят без лицензии, но на таможне могут спросить заключение эксперта о том, что вещь не относится к культурным ценностям. Его оформляет участник или мы поможем на столе упаковки; обычно это занимает несколько дней.',
    ],
    en: [
      'Yes. Works less than 50 years old need no export licence, but customs may ask for an expert’s statement that the piece is not classed as cultural property. The exhibitor obtains it, or we help at the packing desk; allow a few days.',
    ],
  },
} satisfies QuestionRecord
