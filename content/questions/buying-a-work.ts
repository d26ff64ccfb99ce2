import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'buying-a-work',
  position: 19,
  topic: 'works',
  isOnHome: false,
  question: { ru: 'Как купить работу?', en: 'How do I buy a work?' },
  answer: {
    ru: [
      'На стенде, у самого участника: с ним договариваются о цене, оплате и документах. Продажи начинаются в вечер открытия; до него работу можно только отложить: спросите о ней с её этикетки на странице участника. Отметки такие же, как в галерее: красная точка — продана, половина точки — отложена, кольцо — свободна.',
    ],
    en: [
      'At the stand, from the exhibitor: price, payment and papers are agreed with them. Sales begin on the opening evening; until then a work can only be put on hold: ask about it from its label on the exhibitor’s page. The marks are those of any gallery: a red dot means sold, half a dot held, an open ring available.',
    ],
  },
} satisfies QuestionRecord
