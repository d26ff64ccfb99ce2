import type { PersonRecord } from '../../types.ts'

export default {
  body: 'jury',
  position: 0,
  firstName: { ru: 'Всеволод', en: 'Vsevolod' },
  lastName: { ru: 'Чернолес', en: 'Chernoles' },
  duty: { ru: 'председатель жюри, историк живописи', en: 'chair of the jury, historian of painting' },
  about: {
    ru: 'Сорок лет читает курс о композиции и каждую осень начинает его с картины, которой не понимает. Рецензий хвалебных не пишет: хорошую книгу, по его мнению, достаточно пересказать.',
    en: 'For forty years he has taught a course on composition, and every autumn he opens it with a picture he does not understand. He never writes a glowing review: a good book, in his opinion, need only be summarised.',
  },
  picture: 'people/person-34.jpg',
} satisfies PersonRecord
