import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'pyaty-pilon',
  number: 19,
  name: { ru: 'Пятый пилон', en: 'Fifth Pylon' },
  type: 'gallery',
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  section: 'sculpture',
  stand: 'B-07',
  lead: {
    ru: 'Показывает скульптуру вместе с листом, из которого она выросла.',
    en: 'Shows sculpture together with the sheet of paper it grew from.',
  },
  about: {
    ru: [
      'Галерея снимает флигель во дворе, где из пяти пилонов ограды сохранились четыре. На стенде четыре пары: гравюра и медаль, рисунок и голова, рисунок и рельеф, рисунок и пустой постамент. Первую составили «Ночной рейд» Полины Озимовой и её же медаль с тем же берегом.',
    ],
    en: [
      'The gallery rents a wing in a courtyard where four of the five piers of the railings survive. The stand has four pairs: a print and a medal, a drawing and a head, a drawing and a relief, a drawing and an empty pedestal. The first is made up of Polina Ozimova’s “Night Roadstead” and her own medal of the same shore.',
    ],
  },
  artists: ['polina-ozimova', 'emiliya-torosyan', 'aglaya-sokolova', 'panteley-ladygin'],
  email: 'info@pyaty-pilon.example',
  website: 'https://pyaty-pilon.example',
  works: [
    {
      picture: 'works/work-019.jpg',
      artist: 'polina-ozimova',
      mark: 'free',
      priceRoubles: 34_000,
    },
  ],
} satisfies ParticipantRecord
