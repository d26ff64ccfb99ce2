import type { PersonRecord } from '../../types.ts'

export default {
  body: 'curatorial',
  position: 8,
  firstName: { ru: 'Фёдор', en: 'Fyodor' },
  lastName: { ru: 'Кострец', en: 'Kostrets' },
  duty: { ru: 'живописец, профессор', en: 'painter and professor' },
  about: {
    ru: 'Ведёт мастерскую станковой живописи и двадцать лет ставит один и тот же натюрморт, меняя только свет. В совете смотрит раздел «Живопись» и первым делом просит показать холст сбоку.',
    en: 'He runs a studio of easel painting and for twenty years has set up one and the same still life, changing nothing but the light. On the council he looks at the Painting section, and his first request is to see the canvas from the side.',
  },
  picture: 'people/person-02.jpg',
} satisfies PersonRecord
