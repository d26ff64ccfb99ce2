import type { EventRecord } from '../../types.ts'

export default {
  slug: 'first-wash',
  day: 1,
  from: '17:00',
  to: '19:00',
  hall: 'workshops',
  format: 'master-class',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '16+',
  title: { ru: 'Первая отмывка', en: 'A first wash' },
  summary: {
    ru: 'Архитектор Роман Лозняк учит класть тушь слоями — так, как оформляли проекты, пока их чертили от руки.',
    en: 'The architect Roman Loznyak teaches how to lay ink in layers, as projects were rendered while they were still drawn by hand.',
  },
  description: {
    ru: [
      'Тушь растирают, отстаивают, процеживают; только после этого лист натягивают на доску и кладут первый слой, почти невидимый. Тень на капители набирается семью такими слоями, и ни один нельзя торопить.',
      'Работаем по заготовке с контуром дорической колонны. Домой вы унесёте лист и пузырёк туши, разведённой собственными руками.',
    ],
    en: [
      'The ink is ground, left to settle and strained; only then is the sheet stretched on a board and given its first, almost invisible layer. The shadow on a capital takes seven such layers, and not one of them can be hurried.',
      'We work on a sheet prepared with the outline of a Doric column. You take home the drawing and a phial of ink you have diluted yourself.',
    ],
  },
  speakerIds: [10],
  capacity: 12,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
