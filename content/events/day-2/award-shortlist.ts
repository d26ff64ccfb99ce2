import type { EventRecord } from '../../types.ts'

export default {
  slug: 'award-shortlist',
  day: 2,
  from: '17:00',
  to: '18:00',
  hall: 'lecture-hall',
  format: 'talk',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: '«Слово об искусстве»: короткий список вслух', en: 'Word on Art: the shortlist aloud' },
  summary: {
    ru: 'Алексей Дольник и Марк Мурогин раскрывают книги премии посередине и рассказывают, что там нашли.',
    en: 'Alexey Dolnik and Mark Murogin open the award’s books in the middle and report what they have found there.',
  },
  description: {
    ru: [
      'Не пересказ и не реклама: берётся одна страница, и по ней видно, как автор обращается с фактом, с картинкой и с терпением читателя. Дольник начинает с указателя, Мурогин — с полей.',
      'Книги будут лежать на столе у сцены. После встречи их можно листать, а с авторами, которые окажутся в зале, — спорить.',
    ],
    en: [
      'Neither a summary nor an advertisement: one page is enough to show how an author treats a fact, a picture and the reader’s patience. Dolnik starts with the index, Murogin with the margins.',
      'The books will lie on a table by the stage. Afterwards you may leaf through them, and argue with any authors who happen to be in the room.',
    ],
  },
  speakerIds: [19, 8],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
