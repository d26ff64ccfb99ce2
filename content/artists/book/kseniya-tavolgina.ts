import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'kseniya-tavolgina',
  name: { ru: 'Ксения Таволгина', en: 'Ksenia Tavolgina' },
  born: 1983,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'Школа рисунка на Каменной слободе', en: 'Kamennaya Sloboda School of Drawing' },
  practice: { ru: 'ботанический рисунок, акварель', en: 'botanical drawing, watercolour' },
  about: {
    ru: 'Училась книжной графике, в ботанику попала через заказ на одну обложку. С тех пор ездит с экспедициями: рисует растение там, где оно растёт, и засушивает его только потом.',
    en: 'She trained as an illustrator and came to botany through a commission for a single cover. Since then she has travelled with expeditions, drawing a plant where it grows and pressing it only afterwards.',
  },
} satisfies ArtistRecord
