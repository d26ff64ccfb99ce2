import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'photography',
  position: 10,
  topic: 'visit',
  isOnHome: false,
  question: { ru: 'Можно ли фотографировать и рисовать?', en: 'May I take photographs and draw?' },
  answer: {
    ru: [
      'Для себя — да, без вспышки и без штатива. Если рядом с работой стоит знак запрета, автор просит её не снимать. Рисовать в залах можно карандашом и ручкой; краски, тушь и фиксаторы оставьте в гардеробе.',
    ],
    en: [
      'For yourself, yes, without flash or tripod. If there is a sign beside a work, the artist has asked for it not to be photographed. You may draw in the halls in pencil or pen; please leave paints, ink and fixatives in the cloakroom.',
    ],
  },
} satisfies QuestionRecord
