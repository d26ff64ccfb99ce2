import type { PersonRecord } from '../../types.ts'

export default {
  body: 'curatorial',
  position: 9,
  firstName: { ru: 'Елена', en: 'Yelena' },
  lastName: { ru: 'Верстова', en: 'Verstova' },
  duty: { ru: 'хранитель слепков', en: 'keeper of casts' },
  about: {
    ru: 'Восемьсот гипсов Музея слепка и модели приучили её к терпению и к обходу вещи кругом. Отвечает за раздел «Скульптура»: работу, у которой продуман только фас, вернёт с вопросом.',
    en: 'The eight hundred plasters of the Museum of Casts and Models have taught her patience and the habit of walking all the way round. She is responsible for the Sculpture section: a piece that has been thought out only from the front goes back with a question.',
  },
  picture: 'people/person-47.jpg',
} satisfies PersonRecord
