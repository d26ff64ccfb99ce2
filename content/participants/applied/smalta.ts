import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'smalta',
  number: 40,
  name: { ru: 'Смальта', en: 'Smalti' },
  type: 'workshop',
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  section: 'applied',
  stand: 'D-04',
  lead: {
    ru: 'Мозаичная мастерская, где набирают вручную и не признают готовой сетки.',
    en: 'A mosaic workshop that sets every piece by hand and will have nothing to do with ready-made mesh.',
  },
  about: {
    ru: [
      'Мастерскую основали пятеро выпускников Невской школы монументального искусства, чтобы сообща заказывать варку смальты. Камень для фона собирают на ладожских отмелях и в отвалах старых карьеров; ящики подписаны местом и годом, как образцы породы.',
      'Середину стенда занимает «Солярная розетта» Дарьи Стрешиной. Круг набран от центра к краю, золото стоит с лёгким наклоном и загорается по частям, пока зритель идёт мимо. Тут же лежат молоток и наковальня: колоть смальту разрешают всем, кто наденет очки.',
    ],
    en: [
      'It was founded by five graduates of the Neva School of Monumental Art who wanted to order their glass in shared melts. Stone for the grounds is gathered on the shoals of Lake Ladoga and the spoil heaps of old quarries; the boxes are labelled with place and year, like rock samples.',
      'In the middle of the stand hangs Darya Streshina’s “Solar Rosette”. It was set from the centre outwards, and the gold, tilted a little, lights up part by part as one walks past. A hammer and an anvil are at hand: anyone who puts on goggles may try cutting smalti.',
    ],
  },
  artists: ['darya-streshina', 'zakhar-ivanov', 'milana-andreeva', 'ostap-shevchenko', 'raisa-lebedeva'],
  email: 'nabor@smalta.example',
  website: 'https://smalta.example',
  works: [
    {
      picture: 'works/work-055.jpg',
      artist: 'darya-streshina',
      title: { ru: 'Солярная розетта', en: 'Solar Rosette' },
      mark: 'held',
      priceRoubles: 390_000,
    },
    {
      picture: 'works/work-053.jpg',
      artist: 'darya-streshina',
      mark: 'free',
      priceRoubles: 360_000,
    },
    {
      picture: 'works/work-054.jpg',
      artist: 'darya-streshina',
      mark: 'free',
      priceRoubles: 275_000,
    },
  ],
} satisfies ParticipantRecord
