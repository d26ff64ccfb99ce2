import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'platon-zakharov',
  name: { ru: 'Платон Захаров', en: 'Platon Zakharov' },
  born: 1979,
  city: { ru: 'Новосибирск', en: 'Novosibirsk' },
  practice: { ru: 'составление указателей, издание книг', en: 'indexing, publishing' },
} satisfies ArtistRecord
