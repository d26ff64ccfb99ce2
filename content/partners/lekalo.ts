import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'lekalo',
  position: 11,
  name: { ru: 'Лекало', en: 'Lekalo' },
  category: 'educational',
  role: { ru: 'выставочное проектирование', en: 'exhibition design' },
  about: {
    ru: 'Берёт на практику студентов архитектурных школ: чертежи стендов они выпускают сами и сами же отвечают за них на монтаже.',
    en: 'Takes students of architecture on placement: they issue the drawings of the stands themselves and are responsible for them during installation.',
  },
  mark: 'marks/partner-04.svg',
} satisfies PartnerRecord
