import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'polina-ozimova',
  name: { ru: 'Полина Озимова', en: 'Polina Ozimova' },
  born: 1985,
  city: { ru: 'Великий Устюг', en: 'Veliky Ustyug' },
  school: { ru: 'Северная академия пластики', en: 'Northern Academy of Sculpture' },
  practice: { ru: 'медаль, меццо-тинто', en: 'medals, mezzotint' },
} satisfies ArtistRecord
