import type { PersonRecord } from '../../types.ts'

export default {
  body: 'jury',
  position: 6,
  firstName: { ru: 'Константин', en: 'Konstantin' },
  lastName: { ru: 'Яровец', en: 'Yarovets' },
  duty: { ru: 'искусствовед, лектор', en: 'art historian and lecturer' },
  about: {
    ru: 'Читает лекции там, где музея нет: в районных библиотеках, депо и воинских частях. В жюри отстаивает читателя, который взял книгу об искусстве впервые.',
    en: 'He lectures where there is no museum: in district libraries, engine sheds and barracks. On the jury he speaks for the reader who has picked up a book on art for the first time.',
  },
  picture: 'people/person-40.jpg',
} satisfies PersonRecord
