import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'yuliya-pustelga-rim',
  name: { ru: 'Юлия Пустельга-Рим', en: 'Yulia Pustelga-Rim' },
  born: 1973,
  city: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don' },
  practice: { ru: 'история орнамента', en: 'history of ornament' },
} satisfies ArtistRecord
