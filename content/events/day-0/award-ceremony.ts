import type { EventRecord } from '../../types.ts'

export default {
  slug: 'award-ceremony',
  day: 0,
  from: '20:30',
  to: '21:10',
  hall: 'lecture-hall',
  format: 'ceremony',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: '«Слово об искусстве»: вручение премии', en: 'Word on Art: the award ceremony' },
  summary: {
    ru: 'Жюри называет лауреатов четырёх номинаций, а историк книги Алексей Дольник читает по абзацу из каждой победившей книги.',
    en: 'The jury names the winners in four categories, and the historian of the book Alexey Dolnik reads a paragraph from each winning title.',
  },
  description: {
    ru: [
      'Имена объявят без долгих вступлений: номинация, книга, автор. После каждого имени прозвучит один абзац — не лучший и не самый красивый, а тот, на котором книгу хочется читать дальше.',
      'Книги короткого списка можно будет взять в руки сразу после церемонии, в галереях у вестибюля. Закладки просим не вынимать: их оставило жюри.',
    ],
    en: [
      'There will be no long preambles: the category, the book, the author. After each name comes a single paragraph – not the best, nor the most handsome, but the one that makes you want to read on.',
      'Straight afterwards the shortlisted books can be handled in the galleries beside the vestibule. Please leave the bookmarks where they are: the jury put them there.',
    ],
  },
  speakerIds: [19],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
