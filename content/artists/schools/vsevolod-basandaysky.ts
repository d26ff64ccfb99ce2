import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'vsevolod-basandaysky',
  name: { ru: 'Всеволод Басандайский', en: 'Vsevolod Basandaysky' },
  born: 1971,
  city: { ru: 'Томск', en: 'Tomsk' },
  school: {
    ru: 'архитектурно-строительный институт, Томск',
    en: 'institute of architecture and building, Tomsk',
  },
  practice: { ru: 'цианотипия, архитектурный чертёж', en: 'cyanotype, architectural drawing' },
  about: {
    ru: 'Архитектор по диплому, преподаватель по расписанию. Светочувствительную бумагу кроит сам, из рулонов проектного института.',
    en: 'An architect by diploma and a teacher by timetable. He cuts the light-sensitive paper himself, from the rolls of a design office.',
  },
} satisfies ArtistRecord
