import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'vsevolod-pelshemin',
  name: { ru: 'Всеволод Пельшемин', en: 'Vsevolod Pelshemin' },
  born: 1962,
  city: { ru: 'Вологда', en: 'Vologda' },
  school: { ru: 'институт инженеров путей сообщения', en: 'institute of railway engineers' },
  practice: { ru: 'офорт, акватинта', en: 'etching, aquatint' },
  about: {
    ru: 'Тридцать лет рассчитывал мосты, гравирует те, на которые не нашлось заказчика.',
    en: 'He calculated bridges for thirty years and etches those for which there was no client.',
  },
} satisfies ArtistRecord
