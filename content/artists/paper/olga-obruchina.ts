import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'olga-obruchina',
  name: { ru: 'Ольга Обручина', en: 'Olga Obruchina' },
  born: 1980,
  city: { ru: 'Казань', en: 'Kazan' },
  school: { ru: 'Поволжская школа искусств', en: 'Volga School of Arts' },
  practice: { ru: 'вырезанная бумага, коллаж', en: 'cut paper, collage' },
} satisfies ArtistRecord
