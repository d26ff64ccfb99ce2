import type { EventRecord } from '../../types.ts'

export default {
  slug: 'books-read-leafed-kept',
  day: 1,
  from: '18:30',
  to: '19:45',
  hall: 'lecture-hall',
  format: 'discussion',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: {
    ru: 'Книга об искусстве: читать, листать, хранить',
    en: 'Books on art: to read, to leaf through, to keep',
  },
  summary: {
    ru: 'Издатель, историк книги и реставратор бумаги спорят о том, какой должна быть книга, чтобы пережить своего читателя.',
    en: 'A publisher, a historian of the book and a paper conservator argue about what a book must be if it is to outlive its reader.',
  },
  description: {
    ru: [
      'Марк Мурогин отстаивает раскрытие на сто восемьдесят градусов, Алексей Дольник — указатель и поля для карандаша, Софья Холмовская — бумагу, которая не пожелтеет. Все три требования вместе стоят дорого, и начнётся разговор с вопроса, каким из них можно пожертвовать.',
      'Приносите книгу, которую не решаетесь ни выбросить, ни переплести: в последние двадцать минут собеседники осмотрят несколько томов из зала.',
    ],
    en: [
      'Mark Murogin insists that it should lie flat when open, Alexey Dolnik on an index and margins fit for a pencil, Sofya Kholmovskaya on paper that will not yellow. All three together are expensive, and the conversation begins by asking which could be given up.',
      'Bring a book you can bring yourself neither to throw away nor to rebind: for the last twenty minutes the speakers will examine a few volumes from the audience.',
    ],
  },
  speakerIds: [8, 19, 17],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
