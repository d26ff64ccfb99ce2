import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'dom-ottiska',
  number: 30,
  name: { ru: 'Дом оттиска', en: 'House of Prints' },
  type: 'gallery',
  city: { ru: 'Москва', en: 'Moscow' },
  section: 'paper',
  stand: 'C-06',
  lead: {
    ru: 'Галерея печатной графики, где тираж показывают целиком — от пробы до последнего листа.',
    en: 'A gallery of prints that shows the whole edition, from the first proof to the last sheet.',
  },
  about: {
    ru: [
      'В шкафах галереи три с половиной тысячи листов; любой достают по просьбе и кладут на стол, без стекла. Раз в год один ящик пустеет: всё, что в нём лежало, дарят районной библиотеке.',
      'Литография «Под арками» скульптора Игната Суровежина отпечатана с трёх камней — серого, охристого и винного. На стенде есть и оттиски с каждого камня по отдельности: это пятна, в которых арку ещё не узнать. Складываются они только на третьем прогоне.',
      'Галерея основана в 1991 году, директор — Стефания Громницкая. Листы из её тиражей есть в музеях Твери, Самары и Красноярска.',
    ],
    en: [
      'The gallery’s cabinets hold three and a half thousand sheets; any of them will be brought out on request and laid on the table, without glass. Once a year one drawer is emptied: everything in it is given to a local library.',
      '“Under the Arches”, a lithograph by the sculptor Ignat Surovezhin, is printed from three stones, grey, ochre and wine. The stand also has impressions from each stone by itself: patches in which there is as yet no telling an arch. They come together only at the third run.',
      'The gallery was founded in 1991; its director is Stefania Gromnitskaya. Prints from its editions are in the museums of Tver, Samara and Krasnoyarsk.',
    ],
  },
  artists: ['ignat-surovezhin', 'stefaniya-gromnitskaya', 'ivan-pavlov', 'renata-safina', 'oleg-zhukov'],
  email: 'info@dom-ottiska.example',
  website: 'https://dom-ottiska.example',
  works: [
    {
      picture: 'works/work-025.jpg',
      artist: 'ignat-surovezhin',
      mark: 'free',
      priceRoubles: 48_000,
    },
  ],
} satisfies ParticipantRecord
