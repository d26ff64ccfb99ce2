import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'severnaya-risovalnaya-shkola',
  number: 49,
  name: { ru: 'Северная рисовальная школа', en: 'Northern Drawing School' },
  type: 'school',
  city: { ru: 'Вологда', en: 'Vologda' },
  section: 'schools',
  stand: 'E-01',
  lead: {
    ru: 'Учит по старой программе, год линии и год пятна, и показывает головы, нарисованные с гипса.',
    en: 'Keeps to the old curriculum, a year of line and a year of tone, and shows heads drawn from the cast.',
  },
  about: {
    ru: [
      'В школе сорок учеников, двенадцать гипсов и окна на север. Одну постановку рисуют шесть недель; на третьей преподаватель Аркадий Калинин предлагает начать заново, и соглашаются почти все.',
      'Три листа сангиной Агния Полозова сделала за два года учёбы. Рядом с её «Философом» положены двадцать набросков к нему — от первого, где не поместилась борода, до последнего.',
      'Школа основана в 1934 году. Принимают с 14 лет, обучение бесплатное, директор — Аркадий Калинин.',
    ],
    en: [
      'The school has forty pupils, twelve casts and windows facing north. A single still life is drawn for six weeks; in the third Arkady Kalinin, who teaches the class, suggests starting afresh, and nearly everyone agrees.',
      'The three sheets in sanguine were made by Agnia Polozova in her two years at the school. Next to her “Philosopher” lie the twenty sketches that led up to it, from the first, in which the beard did not fit, to the last.',
      'The school was founded in 1934. It takes pupils from the age of 14, there are no fees, and the director is Arkady Kalinin.',
    ],
  },
  artists: ['arkady-kalinin', 'agniya-polozova', 'danila-krylov', 'vera-kuzmina'],
  email: 'klass@severnaya-risovalnaya-shkola.example',
  website: 'https://severnaya-risovalnaya-shkola.example',
  works: [
    {
      picture: 'works/work-012.jpg',
      artist: 'agniya-polozova',
      mark: 'free',
      priceRoubles: null,
    },
    {
      picture: 'works/work-010.jpg',
      artist: 'agniya-polozova',
      mark: 'free',
      priceRoubles: null,
    },
    {
      picture: 'works/work-011.jpg',
      artist: 'agniya-polozova',
      mark: 'free',
      priceRoubles: 14_000,
    },
  ],
} satisfies ParticipantRecord
