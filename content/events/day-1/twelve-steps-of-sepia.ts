import type { EventRecord } from '../../types.ts'

export default {
  slug: 'twelve-steps-of-sepia',
  day: 1,
  from: '14:30',
  to: '16:00',
  hall: 'workshops',
  format: 'master-class',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: 'Двенадцать ступеней сепии', en: 'Twelve steps of sepia' },
  summary: {
    ru: 'Ирина Тихоструй показывает, сколько тонов помещается между белой бумагой и самой тёмной каплей.',
    en: 'Irina Tikhostruy shows how many tones fit between white paper and the darkest drop.',
  },
  description: {
    ru: [
      'Первый час уходит на растяжку: двенадцать квадратов от еле тёплого до почти чёрного, ровно, без помарок, с высыханием. Упражнение это старое и, по словам Тихоструй, веселее, чем кажется.',
      'В последние полчаса той же сепией рисуем складку ткани — только тремя ступенями из двенадцати. Какими именно, каждый решает сам.',
    ],
    en: [
      'The first hour goes on a scale: twelve squares from barely warm to almost black, even and unblotted, each left to dry. It is an old exercise and, Tikhostruy says, a merrier one than it looks.',
      'In the last half-hour we use the same sepia to draw a fold of cloth, with only three of the twelve steps. Which three is for each to decide.',
    ],
  },
  speakerIds: [9],
  capacity: 14,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
