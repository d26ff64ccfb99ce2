import type { PersonRecord } from '../../types.ts'

export default {
  body: 'jury',
  position: 4,
  firstName: { ru: 'Борис', en: 'Boris' },
  lastName: { ru: 'Гжатин', en: 'Gzhatin' },
  duty: { ru: 'историк скульптуры, библиограф', en: 'historian of sculpture, bibliographer' },
  about: {
    ru: 'Составил библиографию русской скульптуры в девяти тетрадях и знает, какие книги в ней так и не были дописаны. Новую монографию начинает читать со списка благодарностей.',
    en: 'He compiled a bibliography of Russian sculpture in nine notebooks and knows which of its books were never finished. A new monograph he begins with the acknowledgements.',
  },
  picture: 'people/person-46.jpg',
} satisfies PersonRecord
