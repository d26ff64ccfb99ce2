import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'order-5',
  position: 5,
  name: { ru: 'Ордер 5', en: 'Order 5' },
  category: 'cultural',
  role: { ru: 'архитектурное бюро', en: 'architects' },
  about: {
    ru: 'Бюро обмерило Старый Манежный двор до сантиметра и передало чертежи ярмарке. По ним построены план залов и макет, который можно потрогать в вестибюле.',
    en: 'The practice measured the Old Manège Court to the centimetre and gave the drawings to the fair. The plan of the halls was drawn from them, and so was the model that visitors may touch in the vestibule.',
  },
  mark: 'marks/partner-05.svg',
} satisfies PartnerRecord
