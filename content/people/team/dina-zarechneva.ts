import type { PersonRecord } from '../../types.ts'

export default {
  body: 'team',
  position: 29,
  firstName: { ru: 'Дина', en: 'Dina' },
  lastName: { ru: 'Заречнева', en: 'Zarechneva' },
  duty: { ru: 'детская территория', en: 'children’s area' },
  about: {
    ru: 'Скульптор и вожатая, она точно знает, сколько глины нужно на двадцать человек. Столы для младших подпилила сама, когда увидела, что до них не достают локти.',
    en: 'A sculptor and a summer-camp leader, she knows exactly how much clay twenty people need. The tables for the youngest she sawed down herself on seeing that their elbows did not reach.',
  },
  picture: 'people/person-27.jpg',
} satisfies PersonRecord
