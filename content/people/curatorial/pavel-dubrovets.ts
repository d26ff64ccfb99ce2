import type { PersonRecord } from '../../types.ts'

export default {
  body: 'curatorial',
  position: 13,
  firstName: { ru: 'Павел', en: 'Pavel' },
  lastName: { ru: 'Дубровец', en: 'Dubrovets' },
  duty: { ru: 'куратор раздела «Книга»', en: 'curator of the Book section' },
  about: {
    ru: 'Библиотекарь по первой профессии, он составляет книжные выставки, которые разрешено трогать. Из двух хороших изданий выберет то, которое удобнее держать.',
    en: 'A librarian by first profession, he makes exhibitions of books that one is allowed to touch. Of two good editions he will choose the one that is easier to hold.',
  },
  picture: 'people/person-18.jpg',
} satisfies PersonRecord
