import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'ekhin',
  position: 23,
  name: { ru: 'Эхин', en: 'Ekhin' },
  category: 'technical',
  role: { ru: 'кофейня ярмарки', en: 'the fair’s coffee' },
  about: {
    ru: 'Кофе, чай на травах и пироги перед правым залом. Чашки здесь керамические, поэтому выносить их к стендам нельзя.',
    en: 'Coffee, herbal tea and pies in front of the right-hand hall. The cups are ceramic, which is why they may not be taken to the stands.',
  },
  mark: 'marks/partner-24.svg',
} satisfies PartnerRecord
