import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'nestor-polynnik',
  name: { ru: 'Нестор Полынник', en: 'Nestor Polynnik' },
  born: 1974,
  city: { ru: 'Кострома', en: 'Kostroma' },
  school: { ru: 'Верхневолжское художественное училище', en: 'Upper Volga Art School' },
  practice: { ru: 'меццо-тинто', en: 'mezzotint' },
} satisfies ArtistRecord
