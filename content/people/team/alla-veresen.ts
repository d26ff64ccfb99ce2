import type { PersonRecord } from '../../types.ts'

export default {
  body: 'team',
  position: 23,
  firstName: { ru: 'Алла', en: 'Alla' },
  lastName: { ru: 'Вересень', en: 'Veresen' },
  duty: { ru: 'директор ярмарки', en: 'director of the fair' },
  about: {
    ru: 'До «Портика» двадцать лет руководила выставочным отделом областного музея и умеет открыть выставку при неработающем лифте. Утро ярмарки начинает с обхода залов, ещё до включения света.',
    en: 'Before Portico she ran the exhibitions department of a provincial museum for twenty years, and knows how to open a show with the lift out of order. She starts each morning of the fair with a walk through the halls, before the lights go on.',
  },
  picture: 'people/person-15.jpg',
} satisfies PersonRecord
