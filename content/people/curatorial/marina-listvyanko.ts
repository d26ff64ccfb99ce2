import type { PersonRecord } from '../../types.ts'

export default {
  body: 'curatorial',
  position: 12,
  firstName: { ru: 'Марина', en: 'Marina' },
  lastName: { ru: 'Листвянко', en: 'Listvyanko' },
  duty: { ru: 'куратор школьных выставок', en: 'curator of school exhibitions' },
  about: {
    ru: 'Объехала шестьдесят художественных школ и в каждой просила показать не лучшие работы, а последние. В совете отвечает за раздел «Школы» и за детские стенды.',
    en: 'She has travelled to sixty art schools and in each asked to be shown not the best work but the latest. On the council she is responsible for the Schools section and for the children’s stands.',
  },
  picture: 'people/person-01.jpg',
} satisfies PersonRecord
