import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'sepia-press',
  position: 19,
  name: { ru: 'Сепия Пресс', en: 'Sepia Press' },
  category: 'technical',
  role: { ru: 'типография', en: 'printers' },
  about: {
    ru: 'Печатает каталог, билеты для кассы и план залов. Этикетки набирает в день монтажа, прямо в вестибюле.',
    en: 'Prints the catalogue, the tickets for the box office and the plan of the halls. The labels it sets on the day of installation, right there in the vestibule.',
  },
  mark: 'marks/partner-10.svg',
} satisfies PartnerRecord
