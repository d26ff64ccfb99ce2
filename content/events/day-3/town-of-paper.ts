import type { EventRecord } from '../../types.ts'

export default {
  slug: 'town-of-paper',
  day: 3,
  from: '11:30',
  to: '12:30',
  hall: 'childrens-area',
  format: 'master-class',
  audience: 'children',
  languages: ['ru'],
  ageMark: '0+',
  title: { ru: 'Город из одного листа', en: 'A town from a single sheet' },
  summary: {
    ru: 'Ольга Обручина складывает с детьми 4–6 лет улицу, которая помещается в карман.',
    en: 'Olga Obruchina and children of 4–6 fold a street that fits in a pocket.',
  },
  description: {
    ru: [
      'Один лист, пять сгибов, ни капли клея: из-за сгибов вырастают дома, из-за домов — деревья. Ножницы тупоносые и настоящие, окна каждый вырезает там, где захотел бы смотреть на улицу.',
      'В конце соединим улицы в город и посветим на него фонариком: вечер наступит сразу у всех. Взрослый остаётся рядом и может построить свой дом.',
    ],
    en: [
      'One sheet, five folds, not a drop of glue: houses rise behind the folds and trees behind the houses. The scissors have blunt noses but are real, and each child cuts windows where he or she would like to look out.',
      'At the end we join the streets into a town and shine a torch on it: evening falls for everybody at once. An adult stays close by and may build a house too.',
    ],
  },
  speakerIds: [3],
  capacity: 12,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
