import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'arkady-kalinin',
  name: { ru: 'Аркадий Калинин', en: 'Arkady Kalinin' },
  born: 1960,
  city: { ru: 'Вологда', en: 'Vologda' },
  school: { ru: 'Северная академия пластики', en: 'Northern Academy of Sculpture' },
  practice: { ru: 'академический рисунок', en: 'academic drawing' },
} satisfies ArtistRecord
