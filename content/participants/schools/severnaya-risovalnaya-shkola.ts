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
      'В школе сорок учеников, двенадцать гипсов и окна на север. Одну постановку рисуют шесть недель; на третьей преподаватель Аркадий Кадниковец предлагает начать заново, и соглашаются почти все.',
      'Три листа сангиной Агния Полозова сделала за два года учёбы. Рядом с её «Философом» положены двадцать набросков к нему — от первого, где не поместилась борода, до последнего.',
    ],
    en: [
      'The school has forty pupils, twelve casts and windows facing north. A single set-up is drawn for six weeks; in the third Arkady Kadnikovets, who teaches the class, suggests starting afresh, and nearly everyone agrees.',
      'The three sheets in sanguine were made by Agnia Polozova in her two years at the school. Next to her “Philosopher” lie the twenty sketches that led up to it, from the first, in which the beard did not fit, to the last.',
    ],
  },
  artists: [
    { ru: 'Аркадий Кадниковец', en: 'Arkady Kadnikovets' },
    { ru: 'Агния Полозова', en: 'Agnia Polozova' },
    { ru: 'Данила Кубенский', en: 'Danila Kubensky' },
    { ru: 'Вера Молочная', en: 'Vera Molochnaya' },
  ],
  email: 'klass@severnaya-risovalnaya-shkola.example',
  website: 'https://severnaya-risovalnaya-shkola.example',
  works: [
    {
      picture: 'works/work-012.jpg',
      author: { ru: 'Агния Полозова', en: 'Agnia Polozova' },
      mark: 'free',
      priceRoubles: null,
    },
    {
      picture: 'works/work-010.jpg',
      author: { ru: 'Агния Полозова', en: 'Agnia Polozova' },
      mark: 'free',
      priceRoubles: null,
    },
    {
      picture: 'works/work-011.jpg',
      author: { ru: 'Агния Полозова', en: 'Agnia Polozova' },
      mark: 'held',
      priceRoubles: 14_000,
    },
  ],
} satisfies ParticipantRecord
