import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'lavrovy-dvor',
  number: 21,
  name: { ru: 'Лавровый двор', en: 'Laurel Court' },
  type: 'gallery',
  city: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don' },
  section: 'sculpture',
  stand: 'B-09',
  lead: {
    ru: 'Подбирает скульптуру для сада и первым делом спрашивает, что в нём растёт.',
    en: 'Finds sculpture for gardens, and begins by asking what grows there.',
  },
  about: {
    ru: [
      'Залов у галереи нет: есть двор с лавром в кадках, навес и калитка, которую не запирают до темноты. Вещи стоят там круглый год, и покупатель видит, что делают с камнем и деревом солнце, дождь и соседские кошки.',
      'Двор на ярмарку не привезёшь, поэтому стенд отдан рисункам, с которых начинается садовая скульптура. «Камыш» Мирона Хасанцева сделан к деревянной группе для пруда. Группа давно стоит у воды, а ветер так и остался на бумаге.',
    ],
    en: [
      'The gallery has no rooms: it has a courtyard with laurels in tubs, a shelter, and a gate that is not locked before dark. The pieces stand there all year round, and a buyer can see what sun, rain and the neighbours’ cats do to stone and wood.',
      'A courtyard cannot be brought to a fair, so the stand is given over to the drawings in which garden sculpture begins. “Reeds” by Miron Khasantsev was made for a wooden group beside a pond. The group has long since been set up by the water; the wind stayed on the paper.',
    ],
  },
  artists: ['miron-khasantsev', 'faina-kalinina', 'ashot-manukyan'],
  email: 'kalitka@lavrovy-dvor.example',
  website: 'https://lavrovy-dvor.example',
  works: [
    {
      picture: 'works/work-033.jpg',
      artist: 'miron-khasantsev',
      mark: 'free',
      priceRoubles: 110_000,
    },
  ],
} satisfies ParticipantRecord
