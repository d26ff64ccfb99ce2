import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'rustam-karimov',
  name: { ru: 'Рустам Каримов', en: 'Rustam Karimov' },
  born: 1961,
  city: { ru: 'Ташкент', en: 'Tashkent' },
  school: {
    ru: 'ученичество у мастера ганча, Ташкент',
    en: 'apprenticeship with a master of ganch, Tashkent',
  },
  practice: { ru: 'резьба по ганчу', en: 'carving in ganch' },
  about: {
    ru: 'Мастер в четвёртом поколении. Узор не чертит: циркуль, нитка и мел, разметка исчезает вместе с первой стружкой.',
    en: 'A master in the fourth generation. He draws no pattern: compasses, thread and chalk, and the marking-out goes with the first shavings.',
  },
} satisfies ArtistRecord
