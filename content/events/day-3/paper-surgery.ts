import type { EventRecord } from '../../types.ts'

export default {
  slug: 'paper-surgery',
  day: 3,
  from: '13:30',
  to: '15:30',
  hall: 'small-stage',
  format: 'show',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Приёмный час: принесите лист', en: 'Surgery hour: bring a sheet' },
  summary: {
    ru: 'Софья Холмовская осматривает семейные рисунки, письма и фотографии и говорит, как их сохранить.',
    en: 'Sofya Kholmovskaya examines family drawings, letters and photographs and says how to keep them.',
  },
  description: {
    ru: [
      'На каждый лист пять минут: из чего сделан, что ему угрожает, можно ли расправить сгиб дома или лучше не трогать. Осмотр идёт на столе под камерой, и остальные видят всё на экране.',
      'Принимаем по записи, один лист от человека, без рамы и не больше газетного разворота. Оценок стоимости не даём. Ламинированные вещи осмотрим с сочувствием.',
    ],
    en: [
      'Each sheet gets five minutes: what it is made of, what threatens it, whether a fold can be flattened at home or is better left alone. The examination takes place under a camera, so that everyone else can follow it on the screen.',
      'By registration, one sheet each, unframed and no larger than a newspaper spread. No valuations are given. Laminated items will be examined with sympathy.',
    ],
  },
  speakerIds: [17],
  capacity: 24,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
