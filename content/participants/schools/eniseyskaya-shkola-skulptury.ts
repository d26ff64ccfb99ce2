import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'eniseyskaya-shkola-skulptury',
  number: 56,
  name: { ru: 'Енисейская школа скульптуры', en: 'Yenisei School of Sculpture' },
  type: 'school',
  city: { ru: 'Красноярск', en: 'Krasnoyarsk' },
  section: 'schools',
  stand: 'E-08',
  lead: {
    ru: 'Привозит сорок учебных голов из глины и рассказывает, что делают с ними после просмотра.',
    en: 'Brings forty student heads in clay and explains what becomes of them after the crit.',
  },
  about: {
    ru: [
      'Глину школа копает сама, в овраге за городом, и после просмотра почти все работы размачивают и месят заново. Заведующий глиной Савва Берёзин подсчитал, что в каждой нынешней голове есть щепоть самой первой.',
      'Обжигают лишь одну вещь с курса, и выбирают её студенты тайным голосованием. Таких голов на стенде двенадцать; остальные вылеплены к ярмарке и после закрытия вернутся в чан.',
    ],
    en: [
      'The school digs its own clay, in a ravine outside the city, and after each crit nearly all the work is soaked and kneaded again. Savva Beryozin, keeper of the clay, has calculated that every head now standing contains a pinch of the very first.',
      'Only one piece in each year is fired, and the students choose it by secret ballot. Twelve such heads are on the stand; the rest were modelled for the fair and will go back into the vat when it closes.',
    ],
  },
  artists: ['savva-beryozin', 'natalya-kuznetsova', 'ruslan-akhmetov', 'ulyana-morozova'],
  email: 'glina@eniseyskaya-shkola.example',
  works: [],
} satisfies ParticipantRecord
