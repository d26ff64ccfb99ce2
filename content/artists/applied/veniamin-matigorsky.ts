import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'veniamin-matigorsky',
  name: { ru: 'Вениамин Матигорский', en: 'Veniamin Matigorsky' },
  born: 1955,
  city: { ru: 'Архангельск', en: 'Arkhangelsk' },
  practice: { ru: 'резьба по кости', en: 'bone carving' },
} satisfies ArtistRecord
