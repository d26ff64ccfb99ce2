import type { PersonRecord } from '../../types.ts'

export default {
  body: 'jury',
  position: 1,
  firstName: { ru: 'Лидия', en: 'Lidia' },
  lastName: { ru: 'Сорокодум', en: 'Sorokodum' },
  duty: { ru: 'научный редактор', en: 'scholarly editor' },
  about: {
    ru: 'Подготовила к печати сто тридцать книг по истории искусства и в каждой проверила все сноски. Указатель имён читает раньше введения: по нему видно, с кем автор разговаривал.',
    en: 'She has seen a hundred and thirty books of art history through the press and checked every footnote in them. She reads the index of names before the introduction: it shows whom the author has been talking to.',
  },
  picture: 'people/person-31.jpg',
} satisfies PersonRecord
