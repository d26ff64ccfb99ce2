import type { PersonRecord } from '../../types.ts'

export default {
  body: 'jury',
  position: 5,
  firstName: { ru: 'Римма', en: 'Rimma' },
  lastName: { ru: 'Осокорь', en: 'Osokor' },
  duty: { ru: 'художник книги', en: 'book designer' },
  about: {
    ru: 'Сверстала больше двухсот изданий об искусстве и убеждена, что репродукция — такой же довод, как цитата. Смотрит, стоит ли картинка там, где о ней говорят.',
    en: 'She has designed more than two hundred books on art and is convinced that a reproduction is as much of an argument as a quotation. She checks whether the picture stands where it is being discussed.',
  },
  picture: 'people/person-09.jpg',
} satisfies PersonRecord
