import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'catalogue',
  position: 27,
  topic: 'works',
  isOnHome: false,
  question: {
    ru: 'Где купить каталог ярмарки?',
    en: 'Where can I buy the catalogue?',
  },
  answer: {
    ru: [
      'В кассе и на стойке в левой книжной галерее, с вечера открытия. В нём все участники и работы с этикетками, на русском и английском. После ярмарки оставшиеся экземпляры можно заказать по адресу hello@portik.example.',
    ],
    en: [
      'At the box office and at the desk in the left-hand book gallery, from the opening evening. It has all the exhibitors and labelled works, in Russian and in English. After the fair the remaining copies can be ordered from hello@portik.example.',
    ],
  },
} satisfies QuestionRecord
