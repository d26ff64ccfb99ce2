import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'nazar-isaev',
  name: { ru: 'Назар Исаев', en: 'Nazar Isayev' },
  born: 1959,
  city: { ru: 'Миасс', en: 'Miass' },
  practice: { ru: 'резьба по камню', en: 'stone carving' },
  about: { ru: 'Камень выбирает на слух.', en: 'He chooses stone by ear.' },
} satisfies ArtistRecord
