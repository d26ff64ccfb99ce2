import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'patina',
  position: 8,
  name: { ru: 'Патина', en: 'Patina' },
  category: 'cultural',
  role: { ru: 'литейная', en: 'foundry' },
  about: {
    ru: 'Отливает бронзу по выплавляемым моделям и раз в год принимает работу выпускника, за которую тот платит только металлом. Отлила знаки книжной премии.',
    en: 'Casts bronze by the lost-wax method and once a year takes on a graduate’s piece for the price of the metal alone. It has cast the badges of the book award.',
  },
  mark: 'marks/partner-17.svg',
} satisfies PartnerRecord
