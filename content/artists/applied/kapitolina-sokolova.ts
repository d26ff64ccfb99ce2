import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'kapitolina-sokolova',
  name: { ru: 'Капитолина Соколова', en: 'Kapitolina Sokolova' },
  born: 1963,
  city: { ru: 'Иваново', en: 'Ivanovo' },
  practice: { ru: 'набойка, натуральные красители', en: 'block printing, natural dyes' },
} satisfies ArtistRecord
