import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'vysokaya-liniya',
  number: 2,
  name: { ru: 'Высокая линия', en: 'Upper Line' },
  type: 'gallery',
  city: { ru: 'Екатеринбург', en: 'Yekaterinburg' },
  section: 'painting',
  stand: 'A-02',
  lead: {
    ru: 'Уральская галерея беспредметной живописи, где картину сначала показывают без подписи.',
    en: 'A gallery of non-objective painting in the Urals, where a picture is first shown without its label.',
  },
  about: {
    ru: [
      'Галерея открылась в 2009 году в бывшем чертёжном зале машиностроительного завода: двадцать два метра северного окна и ни одной перегородки. Больше четырёх выставок в год здесь не бывает, и каждую собирают вместе с автором на макете, пока не найдётся место для пустой стены.',
      'Марка Кедрача галерея показывает с первых холстов цикла «Равновесие». На стенде две его картины повешены на разной высоте, и это не ошибка: обе опираются на одну и ту же воображаемую горизонталь.',
    ],
    en: [
      'The gallery opened in 2009 in the former drawing office of an engineering works: twenty-two metres of north-facing window and not a single partition. It holds no more than four exhibitions a year, and each is worked out with the artist on a model until a place has been found for one empty wall.',
      'It has shown Mark Kedrach since the first canvases of his “Balance” cycle. The two pictures on the stand hang at different heights, and this is no mistake: both rest on the same imaginary horizontal.',
    ],
  },
  artists: ['mark-kedrach', 'alla-vasileva', 'boris-shteyn'],
  email: 'info@vysokaya-liniya.example',
  website: 'https://vysokaya-liniya.example',
  works: [
    {
      picture: 'works/work-045.jpg',
      artist: 'mark-kedrach',
      title: { ru: 'Равновесие', en: 'Balance' },
      mark: 'held',
      priceRoubles: 480_000,
    },
    {
      picture: 'works/work-046.jpg',
      artist: 'mark-kedrach',
      mark: 'free',
      priceRoubles: 390_000,
    },
  ],
} satisfies ParticipantRecord
