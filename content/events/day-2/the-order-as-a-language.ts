import type { EventRecord } from '../../types.ts'

export default {
  slug: 'the-order-as-a-language',
  day: 2,
  from: '13:00',
  to: '14:00',
  hall: 'lecture-hall',
  format: 'talk',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: {
    ru: 'Ордер как язык: зачем художнику архитектура',
    en: 'The order as a language: what architecture is to an artist',
  },
  summary: {
    ru: 'Лев Овсяник объясняет, почему живописцы и гравёры веками учились на колонне, а не только на человеке.',
    en: 'Lev Ovsyanik explains why for centuries painters and engravers learned from the column as well as from the human figure.',
  },
  description: {
    ru: [
      'Колонна — удобная модель: не устаёт, не опаздывает и честно показывает, где свет. На ней учили пропорции, отмывке, перспективе, но главное — подлежащему и сказуемому: что несёт и что лежит.',
      'Овсяник прочтёт по складам один портик и покажет, как та же грамматика работает в натюрморте, в группе фигур и на странице книги.',
    ],
    en: [
      'A column makes a convenient model: it never tires, is never late and shows honestly where the light is. It taught proportion, wash and perspective, but above all subject and predicate: what carries and what is carried.',
      'Ovsyanik will spell out a portico syllable by syllable and show the same grammar at work in a still life, in a group of figures and on the page of a book.',
    ],
  },
  speakerIds: [6],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
