import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'ukazatel',
  number: 67,
  name: { ru: 'Указатель', en: 'The Index' },
  type: 'publisher',
  city: { ru: 'Новосибирск', en: 'Novosibirsk' },
  section: 'book',
  stand: 'F-07',
  lead: {
    ru: 'Привозит сорок исследований о книге и чтении, и в каждом есть подробный указатель.',
    en: 'Brings forty studies of books and reading, every one of them with a full index.',
  },
  about: {
    ru: [
      'Издательство началось с замечания Алексея Дольника, что книга без указателя — всё равно что зал без света. Указатель здесь составляют до вёрстки, и не раз автор, увидев свой, садился переписывать главу.',
      'Четыре из шести монографий Дольника вышли под этой маркой, среди них «Пособие с пометами» с полями, достаточно широкими для новых помет. На стенде стоит картотечный шкаф: в ящике находят слово, а на карточке — все книги и страницы, где оно встречается.',
    ],
    en: [
      'The press began with a remark of Alexey Dolnik’s, that a book without an index is a gallery without light. The index is made here before the pages are set, and more than one author, on seeing it, has sat down to rewrite a chapter.',
      'Four of Dolnik’s six monographs have appeared under this imprint, among them “A Manual with Annotations”, with margins wide enough for new ones. The stand has a card cabinet: find a word in its drawers, and the card gives every book and page where it occurs.',
    ],
  },
  artists: ['aleksey-dolnik', 'evgeniya-novikova', 'platon-zakharov'],
  email: 'kartoteka@ukazatel.example',
  website: 'https://ukazatel.example',
  works: [],
} satisfies ParticipantRecord
