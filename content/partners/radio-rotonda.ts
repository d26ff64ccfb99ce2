import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'radio-rotonda',
  position: 16,
  name: { ru: 'Радио Ротонда', en: 'Radio Rotonda' },
  category: 'informational',
  role: { ru: 'информационный партнёр', en: 'radio partner' },
  about: {
    ru: 'Рассказывает об изобразительном искусстве тем, кто слушает его на кухне и в дороге. Записала голоса для аудиогида ярмарки.',
    en: 'Talks about the visual arts to people who listen in the kitchen and on the road. It recorded the voices for the fair’s audio guide.',
  },
  mark: 'marks/partner-22.svg',
} satisfies PartnerRecord
