import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'arkhivolt',
  position: 22,
  name: { ru: 'Архивольт', en: 'Arkhivolt' },
  category: 'technical',
  role: { ru: 'интернет-провайдер', en: 'internet provider' },
  about: {
    ru: 'Проводит связь под своды, не сверля их, и держит её, когда на входе проверяют билеты сразу несколько сотен человек.',
    en: 'Brings a connection in under the vaults without drilling them, and keeps it up while several hundred people are having their tickets checked at once.',
  },
  mark: 'marks/partner-23.svg',
} satisfies PartnerRecord
