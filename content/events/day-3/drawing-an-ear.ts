import type { EventRecord } from '../../types.ts'

export default {
  slug: 'drawing-an-ear',
  day: 3,
  from: '16:00',
  to: '17:30',
  hall: 'childrens-area',
  format: 'master-class',
  audience: 'children',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Ухо крупным планом', en: 'An ear, close up' },
  summary: {
    ru: 'Глеб Темряков и подростки 11–14 лет рисуют гипсовое ухо величиной с арбуз.',
    en: 'Gleb Temryakov and young people of 11–14 draw a plaster ear the size of a watermelon.',
  },
  description: {
    ru: [
      'Ухо — самая непонятная часть головы и потому самая честная: срисовать его по привычке не выйдет. Сначала пройдём по нему пальцем, как по лабиринту, и запомним повороты; потом нарисуем большую форму и только после этого завитки.',
      'Карандаш один, мягкий; ластик выдают на последние десять минут. Листы подпишем часом и повесим в ряд.',
    ],
    en: [
      'The ear is the least comprehensible part of the head and therefore the most honest: it cannot be drawn out of habit. First we go over it with a finger, as if through a maze, and remember the turns; then we draw the large form, and only after that the whorls.',
      'One soft pencil each; the rubber is issued for the last ten minutes. We mark the sheets with the hour and hang them in a row.',
    ],
  },
  speakerIds: [2],
  capacity: 14,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
