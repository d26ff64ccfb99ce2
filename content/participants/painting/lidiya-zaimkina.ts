import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'lidiya-zaimkina',
  number: 10,
  name: { ru: 'Лидия Заимкина', en: 'Lidia Zaimkina' },
  type: 'artist',
  city: { ru: 'Иркутск', en: 'Irkutsk' },
  section: 'painting',
  stand: 'A-10',
  lead: {
    ru: 'Пишет каждое место водой, взятой там же.',
    en: 'Paints every place with water taken from it.',
  },
  about: {
    ru: [
      'Геолог по первой профессии, Заимкина пятнадцать сезонов вела полевые дневники и рисовала склоны так, чтобы по рисунку можно было вернуться. Привычка осталась: на обороте каждой акварели записаны координаты, ветер и ручей или озеро, откуда взята вода.',
      'Река, горы и степь на трёх листах стенда написаны в один приём, без карандаша и без белил. Ошибку в такой технике не исправить, поэтому рядом с каждым удавшимся листом Заимкина кладёт два испорченных. По ним видно, чего она искала.',
    ],
    en: [
      'A geologist by her first profession, Zaimkina kept field journals for fifteen seasons and drew slopes so that one could find the way back by the drawing. The habit has stayed: on the reverse of every watercolour are the coordinates, the wind, and the stream or lake the water came from.',
      'The river, the mountains and the steppe on the stand were each painted in one go, with no pencil and no white. In this technique a mistake cannot be put right, so next to every sheet that came off she lays two that did not. They show what she was after.',
    ],
  },
  artists: ['lidiya-zaimkina'],
  email: 'lidiya@lidiya-zaimkina.example',
  works: [
    {
      picture: 'works/work-035.jpg',
      artist: 'lidiya-zaimkina',
      mark: 'free',
      priceRoubles: 88_000,
    },
    {
      picture: 'works/work-036.jpg',
      artist: 'lidiya-zaimkina',
      mark: 'free',
      priceRoubles: 64_000,
    },
    {
      picture: 'works/work-037.jpg',
      artist: 'lidiya-zaimkina',
      mark: 'free',
      priceRoubles: 76_000,
    },
  ],
} satisfies ParticipantRecord
