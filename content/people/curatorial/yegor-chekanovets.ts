import type { PersonRecord } from '../../types.ts'

export default {
  body: 'curatorial',
  position: 11,
  firstName: { ru: 'Егор', en: 'Yegor' },
  lastName: { ru: 'Чекановец', en: 'Chekanovets' },
  duty: { ru: 'куратор медальерного собрания', en: 'curator of medals' },
  about: {
    ru: 'Смотрит раздел декоративного искусства и защищает в нём малые вещи. Заявку, по его словам, лучше всего читать с карандашом: нарисованное запоминается точнее прочитанного.',
    en: 'He looks after the Decorative Arts section and speaks up in it for small things. An application, he says, is best read pencil in hand: what has been drawn is remembered more exactly than what has been read.',
  },
  picture: 'people/person-30.jpg',
} satisfies PersonRecord
