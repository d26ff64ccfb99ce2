import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'nil-popov',
  name: { ru: 'Нил Попов', en: 'Nil Popov' },
  born: 1983,
  city: { ru: 'Архангельск', en: 'Arkhangelsk' },
  school: { ru: 'Северная рисовальная школа', en: 'Northern Drawing School' },
  practice: { ru: 'живопись по дереву, масло', en: 'painting on wood, oil' },
  about: {
    ru: 'Пишет по дверцам, столешницам и днищам лодок. Холста не признаёт: он, по его словам, ничего не помнит.',
    en: 'He paints on doors, table tops and the bottoms of boats. Canvas he does not accept: it remembers nothing, he says.',
  },
} satisfies ArtistRecord
