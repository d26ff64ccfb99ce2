import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'radio-rotonda',
  position: 16,
  name: { ru: 'Радио Ротонда', en: 'Radio Rotonda' },
  category: 'informational',
  role: { ru: 'информационный партнёр', en: 'radio partner' },
  about: {
    ru: 'Рассказывает об изобразительном искусстве тем, кто слушает его на кухне и в дороге. О ярмарке рассказывает в вечернем эфире.',
    en: 'Talks about the visual arts to people who listen in the kitchen and on the road. It reports on the fair in its evening broadcasts.',
  },
  mark: 'marks/partner-22.svg',
} satisfies PartnerRecord
