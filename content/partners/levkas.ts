import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'levkas',
  position: 6,
  name: { ru: 'Левкас', en: 'Levkas' },
  category: 'cultural',
  role: { ru: 'реставрационная мастерская', en: 'conservation studio' },
  about: {
    ru: 'Дежурит на ярмарке с первого ящика до последнего: если в дороге что-то случилось, помощь найдётся в соседнем зале.',
    en: 'On duty at the fair from the first crate to the last: should anything happen on the road, help is in the next hall.',
  },
  mark: 'marks/partner-12.svg',
} satisfies PartnerRecord
