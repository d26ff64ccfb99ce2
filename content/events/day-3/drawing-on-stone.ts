import type { EventRecord } from '../../types.ts'

export default {
  slug: 'drawing-on-stone',
  day: 3,
  from: '17:00',
  to: '19:00',
  hall: 'workshops',
  format: 'master-class',
  audience: 'everyone',
  languages: ['ru', 'en'],
  ageMark: '16+',
  title: { ru: 'Рисунок на камне', en: 'Drawing on stone' },
  summary: {
    ru: 'Илья Студенец даёт каждому небольшой камень, литографский карандаш и один оттиск.',
    en: 'Ilya Studenets gives everyone a small stone, a lithographic crayon and one impression.',
  },
  description: {
    ru: [
      'Камень шлифуют песком, пока он не станет гладким и чуть шершавым одновременно. Рисовать по нему легко, исправить почти нельзя. Травление Студенец объяснит как химик, а печатать будет как печатник — на слух.',
      'Мест восемь, потому что камней восемь. Оттиск на хлопковой бумаге вы заберёте через час после занятия, когда он отлежится под прессом. Понадобится перевод на английский — скажите при записи.',
    ],
    en: [
      'The stone is ground with sand until it is smooth and slightly rough at once. Drawing on it is easy, correcting next to impossible. Studenets will explain the etch as a chemist and do the printing as a printer, by ear.',
      'There are eight places because there are eight stones. Your impression on cotton paper can be collected an hour after the class, once it has rested under the press. If you need English, say so when you register.',
    ],
  },
  speakerIds: [12],
  capacity: 8,
  priceRoubles: 2500,
  needsRegistration: true,
} satisfies EventRecord
