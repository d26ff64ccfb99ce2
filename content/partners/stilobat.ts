import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'stilobat',
  position: 2,
  name: { ru: 'Стилобат', en: 'Stilobat' },
  category: 'official',
  role: { ru: 'девелопер', en: 'developer' },
  about: {
    ru: 'Возвращает к жизни исторические кварталы и держит в штате собственного историка. Вместе с ярмаркой привёл в порядок мощение и фонари двора.',
    en: 'Brings historic quarters back into use and keeps a historian on the staff. Together with the fair it has put the paving and the lamps of the courtyard in order.',
  },
  mark: 'marks/partner-14.svg',
} satisfies PartnerRecord
