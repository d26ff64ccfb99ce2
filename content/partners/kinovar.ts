import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'kinovar',
  position: 10,
  name: { ru: 'Киноварь', en: 'Kinovar' },
  category: 'educational',
  role: { ru: 'художественные материалы', en: 'art materials' },
  about: {
    ru: 'Трёт краски по рецептам, которые печатает на каждом тюбике. Снабжает мастер-классы пигментами и проводит урок о том, из чего сделан цвет.',
    en: 'Grinds paints to recipes that it prints on every tube. It supplies the master classes with pigments and gives a lesson on what colour is made of.',
  },
  mark: 'marks/partner-03.svg',
} satisfies PartnerRecord
