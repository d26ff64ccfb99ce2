import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'ayno-lembina',
  name: { ru: 'Айно Лембина', en: 'Aino Lembina' },
  born: 1959,
  city: { ru: 'Петрозаводск', en: 'Petrozavodsk' },
  practice: { ru: 'шпалера, ручное ткачество', en: 'tapestry, hand weaving' },
  about: {
    ru: 'Ткать научилась у бабушки в Заонежье, на станке, который разбирали на лето.',
    en: 'She learnt to weave from her grandmother in Zaonezhye, on a loom that was taken apart for the summer.',
  },
} satisfies ArtistRecord
