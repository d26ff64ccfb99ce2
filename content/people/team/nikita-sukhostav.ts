import type { PersonRecord } from '../../types.ts'

export default {
  body: 'team',
  position: 31,
  firstName: { ru: 'Никита', en: 'Nikita' },
  lastName: { ru: 'Сухостав', en: 'Sukhostav' },
  duty: { ru: 'сайт и навигатор', en: 'website and navigator' },
  about: {
    ru: 'Перенёс план ярмарки в телефон и сам обошёл все стенды с шагомером. Следит, чтобы сайтом могли пользоваться и те, кто читает его на слух.',
    en: 'He put the plan of the fair on your phone and walked past every stand himself with a pedometer. He makes sure that the site can also be used by those who listen to it.',
  },
  picture: 'people/person-14.jpg',
} satisfies PersonRecord
