import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'matvey-chusovlyanin',
  name: { ru: 'Матвей Чусовлянин', en: 'Matvey Chusovlyanin' },
  born: 1972,
  city: { ru: 'Пермь', en: 'Perm' },
  school: { ru: 'ветеринарный институт, Пермь', en: 'veterinary institute, Perm' },
  practice: { ru: 'экорше, дерево', en: 'écorchés, wood' },
} satisfies ArtistRecord
