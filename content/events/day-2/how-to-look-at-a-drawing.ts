import type { EventRecord } from '../../types.ts'

export default {
  slug: 'how-to-look-at-a-drawing',
  day: 2,
  from: '11:30',
  to: '12:30',
  hall: 'lecture-hall',
  format: 'talk',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: {
    ru: 'Как смотреть рисунок: линия, тон, пауза',
    en: 'How to look at a drawing: line, tone, pause',
  },
  summary: {
    ru: 'Анна Велигор целый час рассматривает с залом один лист и показывает, в каком порядке его читать.',
    en: 'For a whole hour Anna Veligor and the audience look at a single sheet and find the order in which to read it.',
  },
  description: {
    ru: [
      'На экране — учебная постановка: куб, шар, амфора. Сначала найдём линию, которая проведена первой, потом место, где карандаш нажат сильнее всего, и наконец пустоту, которую рисовальщик оставил нарочно.',
      'Предварительных знаний не требуется. После лекции Велигор советует пройти в левый зал и повторить то же самое с листом, который понравился меньше других.',
    ],
    en: [
      'On the screen is a school still life: a cube, a sphere, an amphora. First we look for the line that was drawn before the others, then for the place where the pencil pressed hardest, and last for the blank the draughtsman left on purpose.',
      'No previous knowledge is needed. Afterwards Veligor recommends going into the left-hand hall and doing the same with the sheet you liked least.',
    ],
  },
  speakerIds: [1],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
