import type { EventRecord } from '../../types.ts'

export default {
  slug: 'one-square-metre',
  day: 3,
  from: '13:00',
  to: '14:00',
  hall: 'lecture-hall',
  format: 'talk',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: 'Один квадратный метр', en: 'One square metre' },
  summary: {
    ru: 'Тамара Шатровина очерчивает мелом на полу всё, что расчистила за сорок семь лет, и рассказывает, что внутри.',
    en: 'Tamara Shatrovina chalks out on the floor everything she has cleaned in forty-seven years and tells us what is inside.',
  },
  description: {
    ru: [
      'Сантиметр в день, метр за жизнь. В этом метре — складка плаща, крыло, ухо коня, чужая подпись поверх своей и одна ошибка, о которой Шатровина говорит ученикам в первый день.',
      'Лекция идёт без спешки, с крупными снимками под микроскопом. В конце метр сотрут, и это тоже часть рассказа.',
    ],
    en: [
      'A centimetre a day, a metre in a lifetime. Within that metre are the fold of a cloak, a wing, a horse’s ear, another’s signature over one’s own, and a single mistake that Shatrovina tells her pupils about on their first day.',
      'The lecture is unhurried, with large photographs taken through the microscope. At the end the metre is wiped away, and that too is part of the story.',
    ],
  },
  speakerIds: [21],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
