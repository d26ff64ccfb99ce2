import type { SpeakerRecord } from '../types.ts'

export default {
  id: 19,
  firstName: { ru: 'Алексей', en: 'Alexey' },
  lastName: { ru: 'Дольник', en: 'Dolnik' },
  role: 'historian',
  occupation: { ru: 'историк книги', en: 'historian of the book' },
  city: { ru: 'Томск', en: 'Tomsk' },
  lead: {
    ru: 'Полвека читает не только книги, но и следы тех, кто читал их раньше.',
    en: 'For half a century he has read not only books but the traces of those who read them before.',
  },
  biography: {
    ru: [
      'Придя работать в томскую публичную библиотеку, Дольник за первую зиму прочёл карточки выдачи за тридцать лет. Так нашлась тема всей жизни: не что написано в книге, а кто её читал, когда и с каким карандашом в руке.',
      'Доктор исторических наук, он автор шести монографий. В самой известной, «Пособие с пометами» (Новосибирск, «Указатель», 2011), по записям на полях учебников восстановлено, как в провинциальных классах проходили перспективу — и чему при этом научились на самом деле.',
      'Лекции Дольник читает без экрана. На столе лежит одна книга, слушатели подходят к ней по очереди, и к концу вечера одним следом на ней больше.',
      'Новые издания об искусстве он судит строго: раскрывает посередине, смотрит, не уходит ли картина в корешок, и сразу открывает указатель. Книга без указателя, повторяет Дольник, — всё равно что зал без света.',
    ],
    en: [
      'As a young librarian in Tomsk, Dolnik spent his first winter reading thirty years of lending cards. There he found the subject of a lifetime: not what is written in a book, but who read it, when, and with what pencil in hand.',
      'A doctor of history, he is the author of six monographs. The best known of them, “A Manual with Annotations” (Novosibirsk, The Index, 2011), reconstructs from notes in the margins of textbooks how perspective was taught in provincial classes – and what was actually learned there.',
      'He lectures without a screen. A single book lies on the table, the listeners come up to it one by one, and by the end of the evening it bears one trace more.',
      'He judges new books on art severely: opens them in the middle, checks whether the picture disappears into the gutter, and turns at once to the index. A book without an index, Dolnik never tires of saying, is a gallery without light.',
    ],
  },
  picture: 'people/person-08.jpg',
} satisfies SpeakerRecord
