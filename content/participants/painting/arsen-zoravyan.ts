import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'arsen-zoravyan',
  number: 4,
  name: { ru: 'Арсен Зоравян', en: 'Arsen Zoravyan' },
  type: 'artist',
  city: { ru: 'Ереван', en: 'Yerevan' },
  section: 'painting',
  stand: 'A-04',
  lead: {
    ru: 'Пишет натюрморт как хронику: один стол, одна скатерть, тридцать лет.',
    en: 'Paints still life as a chronicle: one table, one cloth, thirty years.',
  },
  about: {
    ru: [
      'Стол достался Зоравяну от деда-сапожника; под скатертью остались следы ножа, и художник всякий раз ставит натуру так, чтобы складка прошла над самым глубоким. С 1994 года меняются только предметы: кувшин из Гюмри, голова из закрытого училища, лимоны с соседнего балкона.',
      'Пишет он в три сеанса: первый — мастихином, второй — кистью, третий — тряпкой, снимая лишнее. Поверхность выходит плотной, а воздуха в картине много. Все три холста стенда написаны при свете одного западного окна.',
      'Родился в 1965 году, учился в Ереване и Санкт-Петербурге. Четыре картины хранит городской музей Гюмри.',
    ],
    en: [
      'The table came to Zoravyan from his grandfather, a shoemaker; under the cloth are the marks of the knife, and the artist always arranges his still life so that a fold passes over the deepest of them. Since 1994 only the objects have changed: a jug from Gyumri, a head from an art school that closed, lemons from the neighbour’s balcony.',
      'He paints in three sittings: the first with a palette knife, the second with a brush, the third with a rag, taking off what is not needed. The surface is dense, and yet there is plenty of air. All three canvases on the stand were painted by the light of one west window.',
      'Born in 1965, he studied in Yerevan and St Petersburg. Four of his paintings are in the city museum of Gyumri.',
    ],
  },
  artists: ['arsen-zoravyan'],
  email: 'atelier@arsen-zoravyan.example',
  website: 'https://arsen-zoravyan.example',
  works: [
    {
      picture: 'works/work-073.jpg',
      artist: 'arsen-zoravyan',
      mark: 'free',
      priceRoubles: 260_000,
    },
    {
      picture: 'works/work-074.jpg',
      artist: 'arsen-zoravyan',
      mark: 'free',
      priceRoubles: 280_000,
    },
    {
      picture: 'works/work-075.jpg',
      artist: 'arsen-zoravyan',
      mark: 'free',
      priceRoubles: null,
    },
  ],
} satisfies ParticipantRecord
