import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'evgeniya-novikova',
  name: { ru: 'Евгения Новикова', en: 'Yevgenia Novikova' },
  born: 1984,
  city: { ru: 'Новосибирск', en: 'Novosibirsk' },
  practice: { ru: 'составление указателей, корректура', en: 'indexing, proofreading' },
} satisfies ArtistRecord
