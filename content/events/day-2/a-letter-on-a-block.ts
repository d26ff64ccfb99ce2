import type { EventRecord } from '../../types.ts'

export default {
  slug: 'a-letter-on-a-block',
  day: 2,
  from: '16:00',
  to: '17:30',
  hall: 'childrens-area',
  format: 'master-class',
  audience: 'children',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Буква на доске', en: 'A letter on a block' },
  summary: {
    ru: 'Тимофей Бересток и подростки 11–14 лет вырезают печатную азбуку, по букве на каждого.',
    en: 'Timofey Berestok and young people of 11–14 cut a printing alphabet, one letter each.',
  },
  description: {
    ru: [
      'Настоящие резцы, мягкая липа, упор для доски и одно правило: свободная ладонь всегда позади лезвия. Букву рисуем зеркально — это труднее, чем вырезать.',
      'К концу занятия из готовых букв составим слово и напечатаем его на станке «Передвижного пресса». Что за слово, зависит от того, кто придёт.',
    ],
    en: [
      'Real gravers, soft limewood, a bench hook and one rule: the free hand stays behind the blade. The letter has to be drawn in reverse, which is harder than cutting it.',
      'At the end we make a word out of the letters we have and print it on the “Travelling Press”. Which word depends on who comes.',
    ],
  },
  speakerIds: [18],
  capacity: 12,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
