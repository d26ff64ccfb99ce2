import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'stella-shmidt',
  name: { ru: 'Стелла Шмидт', en: 'Stella Schmidt' },
  born: 1980,
  city: { ru: 'Томск', en: 'Tomsk' },
  school: {
    ru: 'архитектурно-строительный институт, Томск',
    en: 'institute of architecture and building, Tomsk',
  },
  practice: { ru: 'архитектурный чертёж, макет', en: 'architectural drawing, models' },
  about: {
    ru: 'Строит макеты из того же картона, на котором чертят студенты: ошибка в чертеже видна сразу, крыша не сходится.',
    en: 'She builds models from the very card her students draw on: a mistake in the drawing shows at once, the roof will not close.',
  },
} satisfies ArtistRecord
