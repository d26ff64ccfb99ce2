import type { PersonRecord } from '../../types.ts'

export default {
  body: 'curatorial',
  position: 10,
  firstName: { ru: 'Галина', en: 'Galina' },
  lastName: { ru: 'Полынцева', en: 'Polyntseva' },
  duty: { ru: 'хранитель гравюры', en: 'keeper of prints' },
  about: {
    ru: 'Через её руки прошло двенадцать тысяч оттисков, и поздний тираж она узнаёт по нажиму. В разделе «Графика» просит участников указывать номер оттиска, а если его нет — объяснить почему.',
    en: 'Twelve thousand impressions have passed through her hands, and she knows a late printing by its pressure. In the Works on Paper section she asks exhibitors to state the number of the impression or, if there is none, to explain why.',
  },
  picture: 'people/person-05.jpg',
} satisfies PersonRecord
