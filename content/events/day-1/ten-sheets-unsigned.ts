import type { EventRecord } from '../../types.ts'

export default {
  slug: 'ten-sheets-unsigned',
  day: 1,
  from: '13:30',
  to: '14:10',
  hall: 'small-stage',
  format: 'discussion',
  audience: 'professionals',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: 'Просмотр: десять листов без имён', en: 'Crit: ten unsigned drawings' },
  summary: {
    ru: 'Анна Велигор и Роман Лозняк вслух обсуждают десять учебных рисунков, не зная ни авторов, ни школ.',
    en: 'Anna Veligor and Roman Loznyak discuss ten student drawings aloud, knowing neither the pupils nor the schools.',
  },
  description: {
    ru: [
      'Рисунки прислали училища, студии и вечерние классы; подписи закрыты полоской бумаги. На каждый лист три минуты: что в нём решено, что брошено, какой вопрос стоило бы задать ученику.',
      'Оценок не будет. После обсуждения полоски снимут, и преподаватели, узнавшие работы своих учеников, смогут ответить.',
    ],
    en: [
      'The drawings have been sent in by colleges, studios and evening classes; the signatures are covered with a strip of paper. Each sheet gets three minutes: what has been resolved in it, what has been abandoned, what question the pupil ought to be asked.',
      'No marks will be given. Afterwards the strips come off, and teachers who recognise their pupils’ work will have a chance to reply.',
    ],
  },
  speakerIds: [1, 10],
  capacity: 60,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
