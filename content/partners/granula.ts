import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'granula',
  position: 18,
  name: { ru: 'Гранула', en: 'Granula' },
  category: 'technical',
  role: { ru: 'свет', en: 'lighting' },
  about: {
    ru: 'Ставит свет, при котором серый остаётся серым. Для графики лампы приглушены, и датчики считают, сколько света получил каждый лист.',
    en: 'Sets up light in which grey stays grey. For works on paper the lamps are turned down, and sensors count how much light each sheet has received.',
  },
  mark: 'marks/partner-07.svg',
} satisfies PartnerRecord
