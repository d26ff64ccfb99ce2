import type { PersonRecord } from '../../types.ts'

export default {
  body: 'team',
  position: 26,
  firstName: { ru: 'Матвей', en: 'Matvey' },
  lastName: { ru: 'Горислав', en: 'Gorislav' },
  duty: { ru: 'архитектор экспозиции', en: 'exhibition architect' },
  about: {
    ru: 'Придумал, как поставить около 70 стендов под старыми сводами и не закрыть ни одной колонны. Стены ярмарки собираются без единого гвоздя в кладку.',
    en: 'He worked out how to set about 70 stands beneath the old vaults without hiding a single column. The fair’s walls go up without one nail in the masonry.',
  },
  picture: 'people/person-06.jpg',
} satisfies PersonRecord
