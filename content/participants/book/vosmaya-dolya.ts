import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'vosmaya-dolya',
  number: 69,
  name: { ru: 'Восьмая доля', en: 'Octavo' },
  type: 'publisher',
  city: { ru: 'Москва', en: 'Moscow' },
  section: 'book',
  stand: 'F-09',
  lead: {
    ru: 'Делает книги об искусстве для тех, кто ещё читает по слогам, и привозит двенадцать новых.',
    en: 'Makes books on art for those who still read syllable by syllable, and brings twelve new ones.',
  },
  about: {
    ru: [
      'Весь каталог выходит в восьмую долю листа: такую книгу ребёнок держит одной рукой, а другой показывает. Картин в ней немного, зато каждая дана трижды: целиком, вблизи и с изнанки, где видны подрамник и наклейки.',
      'Тексты пишут музейные хранители, а сокращает их редакционный совет, членам которого от шести до девяти лет. Самая длинная книга, «Почему она без рук», уместилась в четыреста слов; самую короткую, «Рама», дочитывают, пока закипает чайник.',
    ],
    en: [
      'The whole list comes out in octavo: a child can hold such a book in one hand and point with the other. There are few pictures in it, but each is shown three times: entire, close to and from the back, with its stretcher and labels.',
      'The texts are written by museum keepers and shortened by an editorial board whose members are between six and nine. The longest book, “Why She Has No Arms”, has been kept to four hundred words; the shortest, “Frame”, is finished before the kettle boils.',
    ],
  },
  artists: ['vasilisa-orlova', 'kirill-semyonov', 'margarita-tsoy'],
  email: 'chitatel@vosmaya-dolya.example',
  website: 'https://vosmaya-dolya.example',
  works: [],
} satisfies ParticipantRecord
