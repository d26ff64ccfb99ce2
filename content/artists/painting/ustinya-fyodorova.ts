import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'ustinya-fyodorova',
  name: { ru: 'Устинья Фёдорова', en: 'Ustinya Fyodorova' },
  born: 1977,
  city: { ru: 'Архангельск', en: 'Arkhangelsk' },
  practice: { ru: 'клеевая краска по доске', en: 'distemper on panel' },
} satisfies ArtistRecord
