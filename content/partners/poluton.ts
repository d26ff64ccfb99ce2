import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'poluton',
  position: 14,
  name: { ru: 'Полутон', en: 'Poluton' },
  category: 'informational',
  role: { ru: 'фотолаборатория', en: 'photographic laboratory' },
  about: {
    ru: 'Снимает залы и работы для каталога, печатает вручную. Снимки прошлых ярмарок передаёт в открытый архив с подписями на двух языках.',
    en: 'Photographs the halls and the works for the catalogue, and prints by hand. Its pictures of past fairs go into an open archive with captions in two languages.',
  },
  mark: 'marks/partner-09.svg',
} satisfies PartnerRecord
