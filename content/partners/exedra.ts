import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'exedra',
  position: 4,
  name: { ru: 'Экседра', en: 'Exedra' },
  category: 'official',
  role: { ru: 'гостиница', en: 'hotel' },
  about: {
    ru: 'Гостиница в десяти минутах ходьбы по набережной. Здесь живут спикеры, жюри и участники, а в библиотеке лежат книги из короткого списка премии.',
    en: 'A hotel ten minutes’ walk along the embankment. Speakers, jurors and exhibitors stay here, and the books of the award’s shortlist lie in the library.',
  },
  mark: 'marks/partner-21.svg',
} satisfies PartnerRecord
