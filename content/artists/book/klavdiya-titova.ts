import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'klavdiya-titova',
  name: { ru: 'Клавдия Титова', en: 'Klavdia Titova' },
  born: 1982,
  city: { ru: 'Полотняный Завод', en: 'Polotnyany Zavod' },
  practice: { ru: 'бумага ручного отлива', en: 'handmade paper' },
} satisfies ArtistRecord
