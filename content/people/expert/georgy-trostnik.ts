import type { PersonRecord } from '../../types.ts'

export default {
  body: 'expert',
  position: 18,
  firstName: { ru: 'Георгий', en: 'Georgy' },
  lastName: { ru: 'Тростник', en: 'Trostnik' },
  duty: { ru: 'эксперт по художественному литью', en: 'specialist in art casting' },
  about: {
    ru: 'Полжизни простоял у печи и по шву определяет, сколько частей было в форме. Следит, чтобы на этикетке бронзы стояли номер отливки и полный тираж.',
    en: 'He spent half his life at the furnace and can tell from the seam how many pieces the mould was in. He sees to it that the label of a bronze states the number of the cast and the size of the edition.',
  },
  picture: 'people/person-28.jpg',
} satisfies PersonRecord
