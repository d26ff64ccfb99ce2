import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'anna-veligor',
  name: { ru: 'Анна Велигор', en: 'Anna Veligor' },
  born: 1975,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'Институт истории рисунка', en: 'Institute for the History of Drawing' },
  practice: { ru: 'гравюра резцом на меди', en: 'copper engraving' },
  about: {
    ru: 'Историк рисунка, которая однажды решила проверить свои выводы резцом. Первая доска ушла на линию горизонта.',
    en: 'A historian of drawing who one day decided to test her conclusions with a burin. The first plate went on the line of the horizon.',
  },
} satisfies ArtistRecord
