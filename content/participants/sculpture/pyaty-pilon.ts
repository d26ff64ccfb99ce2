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
      'Название дал двор, где галерея снимает флигель: из пяти пилонов ограды сохранились четыре, а на месте пятого стоит афишная тумба. Первая выставка целиком поместилась внутри этой тумбы — семь рисунков и лупа на цепочке.',
      'На стенде четыре пары: гравюра и медаль, рисунок и голова, рисунок и рельеф, рисунок и пустой постамент. Первую составили «Ночной рейд» Полины Озимовой и её же медаль с тем же берегом. Последнюю зрителю предлагают закончить самому.',
    ],
    en: [
      'The name comes from the courtyard where the gallery rents a wing: of the five piers in its railings four survive, and where the fifth stood there is now a column for playbills. The first exhibition fitted entirely inside that column – seven drawings and a magnifying glass on a chain.',
      'The stand has four pairs: a print and a medal, a drawing and a head, a drawing and a relief, a drawing and an empty pedestal. The first is made up of Polina Ozimova’s “Night Roadstead” and her own medal of the same shore. The last is left for the visitor to finish.',
    ],
  },
  artists: [
    { ru: 'Полина Озимова', en: 'Polina Ozimova' },
    { ru: 'Эмилия Торосова', en: 'Emilia Torosova' },
    { ru: 'Аглая Вуоксина', en: 'Aglaya Vuoksina' },
    { ru: 'Пантелей Ладожин', en: 'Panteley Ladozhin' },
  ],
  email: 'info@pyaty-pilon.example',
  website: 'https://pyaty-pilon.example',
  works: [
    {
      picture: 'works/work-019.jpg',
      author: { ru: 'Полина Озимова', en: 'Polina Ozimova' },
      mark: 'free',
      priceRoubles: 34_000,
    },
  ],
} satisfies ParticipantRecord
