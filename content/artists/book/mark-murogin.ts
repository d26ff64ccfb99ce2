import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'mark-murogin',
  name: { ru: 'Марк Мурогин', en: 'Mark Murogin' },
  born: 1960,
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  practice: { ru: 'издание книг об искусстве', en: 'publishing of art books' },
} satisfies ArtistRecord
