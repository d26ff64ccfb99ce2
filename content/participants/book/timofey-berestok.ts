import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'timofey-berestok',
  number: 63,
  name: { ru: 'Тимофей Бересток', en: 'Timofey Berestok' },
  type: 'artist',
  city: { ru: 'Псков', en: 'Pskov' },
  section: 'book',
  stand: 'F-03',
  lead: {
    ru: 'Ксилограф, который режет экслибрис по списку книг, перечитанных его владельцем.',
    en: 'A wood engraver who cuts a bookplate from the list of books its owner has read more than once.',
  },
  about: {
    ru: [
      'Грушу и яблоню для досок Бересток берёт в старых садах: спил сохнет два года, потом торец шлифуют, пока в нём не отразится окно. Рисунок он не переводит и режет прямо по дереву, оттого ни одна ветка не повторяется дважды.',
      '«Экслибрис с совой» заказала школьная библиотекарша, которая читает по ночам, «Экслибрис с колонной» — архитектор, не построивший ни одной колонны. На стенде лежат обе доски, и здесь же принимают заказы: понадобится список из десяти названий.',
    ],
    en: [
      'Berestok finds pear and apple wood for his blocks in old orchards: the slice dries for two years, and then the end grain is polished until the window is reflected in it. He transfers no drawing and cuts straight into the wood, which is why no twig of his ever comes out twice.',
      '“Bookplate with an Owl” was commissioned by a school librarian who reads at night, “Bookplate with a Column” by an architect who has never built one. Both blocks are on the stand, and commissions are taken there: a list of ten titles is required.',
    ],
  },
  artists: ['timofey-berestok'],
  email: 'znak@timofey-berestok.example',
  works: [
    {
      picture: 'works/work-069.jpg',
      artist: 'timofey-berestok',
      mark: 'free',
      priceRoubles: 6_500,
    },
    {
      picture: 'works/work-070.jpg',
      artist: 'timofey-berestok',
      mark: 'free',
      priceRoubles: 6_000,
    },
  ],
} satisfies ParticipantRecord
