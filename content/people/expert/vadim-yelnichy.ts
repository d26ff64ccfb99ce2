import type { PersonRecord } from '../../types.ts'

export default {
  body: 'expert',
  position: 19,
  firstName: { ru: 'Вадим', en: 'Vadim' },
  lastName: { ru: 'Ельничий', en: 'Yelnichy' },
  duty: { ru: 'эксперт по атрибуции', en: 'specialist in attribution' },
  about: {
    ru: 'Ведёт картотеку подписей и не доверяет ни одной, пока не увидит оборот. На ярмарке отвечает за то, чтобы автор, год и техника на этикетке были подтверждены.',
    en: 'He keeps a card index of signatures and trusts none of them until he has seen the back. At the fair it is his task to make sure that the artist, date and medium on a label have been confirmed.',
  },
  picture: 'people/person-38.jpg',
} satisfies PersonRecord
