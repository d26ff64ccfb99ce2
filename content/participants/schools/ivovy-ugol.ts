import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'ivovy-ugol',
  number: 60,
  name: { ru: 'Ивовый уголь', en: 'Willow Charcoal' },
  type: 'workshop',
  city: { ru: 'Саратов', en: 'Saratov' },
  section: 'schools',
  stand: 'E-12',
  lead: {
    ru: 'Жжёт рисовальный уголь, катает соус и сангину и привозит палочки двадцати семи оттенков.',
    en: 'Burns drawing charcoal, rolls sauce (a soft black crayon) and sanguine, and brings sticks in twenty-seven shades.',
  },
  about: {
    ru: [
      'Иву режут на волжских островах поздней осенью, когда сок ушёл, и томят в закрытых чугунах. Сангину делают из красной глины с трёх обрывов: вольская светлее, хвалынская жирнее, а третью, безымянную, раскупают первой.',
      'Химик Лука Гусев двадцать лет преподавал рисунок и устал объяснять, почему палочка ломается. На стенде пробуют всё: стол застелен бумагой, и её меняют, когда не остаётся белого.',
    ],
    en: [
      'The willow is cut on islands in the Volga late in autumn, once the sap has gone, and baked in sealed iron pots. The sanguine comes from the red clay of three cliffs: that of Volsk is lighter, that of Khvalynsk greasier, and the third, which has no name, is always the first to sell out.',
      'Luka Gusev, a chemist, taught drawing for twenty years and grew tired of explaining why the stick breaks. Everything on the stand may be tried: the table is covered with paper, changed when there is no white left.',
    ],
  },
  artists: ['luka-gusev', 'anfisa-zakharova'],
  email: 'palochka@ivovy-ugol.example',
  website: 'https://ivovy-ugol.example',
  works: [],
} satisfies ParticipantRecord
