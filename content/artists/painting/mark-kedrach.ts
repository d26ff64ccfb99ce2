import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'mark-kedrach',
  name: { ru: 'Марк Кедрач', en: 'Mark Kedrach' },
  born: 1970,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'Школа рисунка на Каменной слободе', en: 'Kamennaya Sloboda School of Drawing' },
  practice: { ru: 'живопись маслом', en: 'oil painting' },
  about: {
    ru: 'Беспредметную картину начинает с постановки: складывает бруски и ждёт, пока они рухнут.',
    en: 'He begins an abstract picture with a still life: he stacks blocks of wood and waits for them to fall.',
  },
} satisfies ArtistRecord
