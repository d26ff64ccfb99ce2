import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'roman-loznyak',
  name: { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
  born: 1978,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'архитектурный институт, Москва', en: 'institute of architecture, Moscow' },
  practice: { ru: 'отмывка, аксонометрия', en: 'ink wash, axonometry' },
} satisfies ArtistRecord
