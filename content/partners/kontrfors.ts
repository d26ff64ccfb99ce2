import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'kontrfors',
  position: 3,
  name: { ru: 'Контрфорс', en: 'Kontrfors' },
  category: 'official',
  role: { ru: 'страхование', en: 'insurance' },
  about: {
    ru: 'Страхует работы от дверей мастерской до дверей покупателя. Осмотр проводит вместе с реставраторами экспертного совета.',
    en: 'Insures works from the door of the studio to the door of the buyer. It inspects them together with the conservators of the expert council.',
  },
  mark: 'marks/partner-11.svg',
} satisfies PartnerRecord
