import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'igor-lukashevich',
  name: { ru: 'Игорь Лукашевич', en: 'Igor Lukashevich' },
  born: 1989,
  city: { ru: 'Минск', en: 'Minsk' },
  school: { ru: 'Студия на Свислочи', en: 'Studio on the Svislach' },
  practice: { ru: 'рисунок, автопортрет', en: 'drawing, self-portraits' },
} satisfies ArtistRecord
