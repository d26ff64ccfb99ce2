import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'militsa-dubravats',
  number: 7,
  name: { ru: 'Милица Дубравац', en: 'Milica Dubravac' },
  type: 'artist',
  city: { ru: 'Белград', en: 'Belgrade' },
  section: 'painting',
  stand: 'A-07',
  lead: {
    ru: 'Ищет цвет, который держит форму без контура и без тени.',
    en: 'Looks for a colour that can hold a shape without outline or shadow.',
  },
  about: {
    ru: [
      'По образованию Дубравац — реставратор фресок: восемь лет она тонировала утраты в сельских церквях Сербии и научилась подбирать цвет к тому, чего уже нет. Собственная живопись началась с карты тонировок — белого листа с прямоугольниками, у каждого из которых был номер.',
      'Акрил она кладёт в сорок прозрачных слоёв и каждый шлифует, отчего глаз не сразу находит, где кончается краска и начинается холст. Здесь показаны «Четыре плоскости»; вторая картина, «Дуги», — в галерее «Дом с эркером», стенд A-12.',
      'Родилась в 1983 году, живёт в Белграде. Шесть персональных выставок: в Белграде, Любляне, Калининграде и Москве.',
    ],
    en: [
      'Dubravac trained as a conservator of frescoes: for eight years she toned in losses in the village churches of Serbia, and learned to match a colour to something that is no longer there. Her own painting began with a retouching chart, a white sheet of rectangles, each of them numbered.',
      'She lays acrylic in forty transparent layers and sands every one, so that the eye takes a while to find where paint ends and canvas begins. “Four Planes” is shown here; a second picture, “Arcs”, is at the House with a Bay Window gallery on stand A-12.',
      'Born in 1983, she lives in Belgrade. Six solo exhibitions, in Belgrade, Ljubljana, Kaliningrad and Moscow.',
    ],
  },
  artists: ['militsa-dubravats'],
  email: 'studio@militsa-dubravats.example',
  website: 'https://militsa-dubravats.example',
  works: [
    {
      picture: 'works/work-048.jpg',
      artist: 'militsa-dubravats',
      mark: 'free',
      priceRoubles: 180_000,
    },
  ],
} satisfies ParticipantRecord
