import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'grattage',
  position: 15,
  name: { ru: 'Граттаж', en: 'Grattage' },
  category: 'informational',
  role: { ru: 'журнал', en: 'magazine' },
  about: {
    ru: 'Журнал о рисунке, выходит четыре раза в год и печатает листы в натуральную величину. Осенний номер целиком посвящён учебной постановке.',
    en: 'A magazine about drawing that appears four times a year and prints sheets at actual size. The autumn issue is given over entirely to the classroom still life.',
  },
  mark: 'marks/partner-18.svg',
} satisfies PartnerRecord
