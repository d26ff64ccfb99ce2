import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'ottisk',
  position: 9,
  name: { ru: 'Оттиск', en: 'Ottisk' },
  category: 'cultural',
  role: { ru: 'печатная мастерская', en: 'print studio' },
  about: {
    ru: 'Привозит на ярмарку офортный станок и печатников, которые умеют молчать, пока лист под валом. На станке печатают при публике во второй день для посетителей.',
    en: 'Brings to the fair an etching press and printers who know how to keep silent while the sheet is under the roller. The press is at work in front of the public on the second visitor day.',
  },
  mark: 'marks/partner-19.svg',
} satisfies PartnerRecord
