import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'gleb-temryakov',
  name: { ru: 'Глеб Темряков', en: 'Gleb Temryakov' },
  born: 1962,
  city: { ru: 'Ярославль', en: 'Yaroslavl' },
  school: { ru: 'Верхневолжское художественное училище', en: 'Upper Volga Art School' },
  practice: { ru: 'рисунок сангиной и мелом', en: 'drawing in sanguine and chalk' },
  about: {
    ru: 'Четверть века учит видеть голову большими плоскостями. Свои листы показывает только среди ученических.',
    en: 'For a quarter of a century he has taught people to see a head in large planes. He shows his own drawings only among those of his pupils.',
  },
} satisfies ArtistRecord
