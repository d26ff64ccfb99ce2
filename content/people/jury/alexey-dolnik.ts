import type { PersonRecord } from '../../types.ts'

export default {
  body: 'jury',
  position: 2,
  firstName: { ru: 'Алексей', en: 'Alexey' },
  lastName: { ru: 'Дольник', en: 'Dolnik' },
  duty: { ru: 'член жюри, историк книги', en: 'member of the jury, historian of the book' },
  about: {
    ru: 'Автор шести монографий о том, кто и как читал до нас. В жюри отвечает за аппарат: указатели, примечания, подписи к иллюстрациям.',
    en: 'The author of six monographs on who read before us, and how. On the jury he looks after the apparatus: indexes, notes, captions.',
  },
  picture: 'people/person-08.jpg',
} satisfies PersonRecord
