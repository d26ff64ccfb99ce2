import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'glafira-karpovskaya',
  name: { ru: 'Глафира Карповская', en: 'Glafira Karpovskaya' },
  born: 1983,
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  practice: { ru: 'монографии о мастерах', en: 'monographs on artists' },
} satisfies ArtistRecord
