import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'arsen-zoravyan',
  name: { ru: 'Арсен Зоравян', en: 'Arsen Zoravyan' },
  born: 1965,
  city: { ru: 'Ереван', en: 'Yerevan' },
  school: {
    ru: 'художественные институты Еревана и Санкт-Петербурга',
    en: 'art institutes in Yerevan and St Petersburg',
  },
  practice: { ru: 'натюрморт, масло', en: 'still life in oil' },
} satisfies ArtistRecord
