import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'renata-safina',
  name: { ru: 'Рената Сафина', en: 'Renata Safina' },
  born: 1991,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'Поволжская школа искусств', en: 'Volga School of Arts' },
  practice: { ru: 'шелкография, литография', en: 'screen printing, lithography' },
} satisfies ArtistRecord
