import type { EventRecord } from '../../types.ts'

export default {
  slug: 'back-of-the-sheet',
  day: 3,
  from: '11:30',
  to: '12:30',
  hall: 'lecture-hall',
  format: 'talk',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: 'Оборот листа', en: 'The back of the sheet' },
  summary: {
    ru: 'Софья Холмовская рассказывает о рисунках, которые оказались интереснее с той стороны, где рисунка нет.',
    en: 'Sofya Kholmovskaya talks about drawings that turned out to be more interesting on the side without a drawing.',
  },
  description: {
    ru: [
      'Водяной знак, счёт из прачечной, детская арифметика, круг от стакана. По восьми оборотам Холмовская восстановит восемь историй, и в трёх из них оборот изменит имя автора на лицевой стороне.',
      'Лекция закончится советами: как хранить бумагу дома, чего бояться больше — света или сырости — и почему липкая лента хуже и того и другого.',
    ],
    en: [
      'A watermark, a laundry bill, a child’s sums, the ring left by a glass. From eight backs Kholmovskaya will reconstruct eight histories, in three of which the back changes the artist’s name on the front.',
      'She ends with advice: how to keep paper at home, which to fear more, light or damp, and why adhesive tape is worse than either.',
    ],
  },
  speakerIds: [17],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
