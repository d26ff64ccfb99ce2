import type { EventRecord } from '../../types.ts'

export default {
  slug: 'two-minute-sketches',
  day: 2,
  from: '17:45',
  to: '19:45',
  hall: 'workshops',
  format: 'master-class',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '16+',
  title: { ru: 'Набросок с натуры за две минуты', en: 'Sketching from life in two minutes' },
  summary: {
    ru: 'Ирина Тихоструй ставит модель, переворачивает песочные часы и учит смотреть дольше, чем рисовать.',
    en: 'Irina Tikhostruy poses the model, turns the sandglass and teaches you to look for longer than you draw.',
  },
  description: {
    ru: [
      'Сорок поз, сорок листов. Первую минуту из двух карандаш лежит на столе: смотрим, где вес, где поворот, где воздух между локтем и боком. Вторая минута уходит на рисунок, и её хватает.',
      'Модель одета. Бумаги вдоволь, угля и карандашей тоже; выбрасывать листы до конца занятия запрещено.',
    ],
    en: [
      'Forty poses, forty sheets. For the first of the two minutes the pencil stays on the table: we look for the weight, the turn, the air between elbow and side. The second minute goes on the drawing, and it is enough.',
      'The model is clothed. There is plenty of paper, charcoal and pencil; throwing sheets away before the end is forbidden.',
    ],
  },
  speakerIds: [9],
  capacity: 16,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
