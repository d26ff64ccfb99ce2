import type { EventRecord } from '../../types.ts'

export default {
  slug: 'forty-seven-ears',
  day: 1,
  from: '17:30',
  to: '18:30',
  hall: 'small-stage',
  format: 'talk',
  audience: 'everyone',
  languages: ['en'],
  ageMark: '12+',
  title: { ru: 'Сорок семь ушей', en: 'Forty-seven ears' },
  summary: {
    ru: 'Анна Велигор рассказывает по-английски об одном гипсовом ухе, которое за сто лет нарисовали сорок семь раз.',
    en: 'Anna Veligor speaks in English about one plaster ear, drawn forty-seven times over a hundred years.',
  },
  description: {
    ru: [
      'Модель не менялась, менялось всё остальное: карандаш, бумага, лампа, учитель, представление о том, что считать законченным. Сорок семь листов, показанных подряд, складываются в историю внимания, где нет ни одного громкого имени.',
      'Лекция на английском языке, без перевода. Вопросы можно задавать и по-русски.',
    ],
    en: [
      'The model never changed; everything else did: the pencil, the paper, the lamp, the teacher, the notion of what counts as finished. Shown in a row, the forty-seven sheets make up a history of attention without a single famous name in it.',
      'The lecture is in English, without interpretation. Questions are welcome in Russian too.',
    ],
  },
  speakerIds: [1],
  capacity: 60,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
