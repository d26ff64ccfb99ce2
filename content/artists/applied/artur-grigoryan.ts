import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'artur-grigoryan',
  name: { ru: 'Артур Григорян', en: 'Artur Grigoryan' },
  born: 1973,
  city: { ru: 'Калининград', en: 'Kaliningrad' },
  practice: { ru: 'янтарь, резьба', en: 'amber carving' },
} satisfies ArtistRecord
