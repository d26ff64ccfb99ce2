import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'veniamin-polezhaev',
  name: { ru: 'Вениамин Полежаев', en: 'Veniamin Polezhayev' },
  born: 1958,
  city: { ru: 'Москва', en: 'Moscow' },
  practice: { ru: 'гипсовая формовка', en: 'plaster casting' },
} satisfies ArtistRecord
