import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'siny-izrazets',
  number: 37,
  name: { ru: 'Синий изразец', en: 'Blue Tile' },
  type: 'workshop',
  city: { ru: 'Гжель', en: 'Gzhel' },
  section: 'applied',
  stand: 'D-01',
  lead: {
    ru: 'Пишет кобальтом по сырой эмали и обжигает посуду в печи, которую топят еловыми дровами.',
    en: 'Paints in cobalt on unfired white glaze and heats its kiln with spruce logs.',
  },
  about: {
    ru: [
      'Мастерская работает с 1989 года, руководит ею Семён Турыгин. Мазок на сырой эмали не поправить, краска впитывается сразу, поэтому роспись ведут по памяти, без карандаша.',
      'Рыбу и птицу для своих блюд Пелагея Речицкая рисует в альбоме по пятьдесят раз, а на глине один. На стенд приедут двенадцать блюд и стена из восьмидесяти печных изразцов, которую собирают на месте, без раствора.',
      'Изразцы мастерской стоят в печах двух музеев-усадеб под Москвой и на вокзале в Гжели.',
    ],
    en: [
      'The workshop has been running since 1989 and is headed by Semyon Turygin. A stroke on raw glaze cannot be corrected, for the colour sinks in at once, so the painting is done from memory, with no pencil underneath.',
      'Pelageya Rechitskaya draws the fish and the bird for her dishes fifty times in a sketchbook and once on the clay. The stand will hold twelve dishes and a wall of eighty stove tiles, put together on the spot without mortar.',
      'Its tiles can be seen in the stoves of two country-house museums near Moscow and in the railway station at Gzhel.',
    ],
  },
  artists: ['pelageya-rechitskaya', 'semyon-turygin', 'alla-frolova'],
  email: 'pech@siny-izrazets.example',
  website: 'https://siny-izrazets.example',
  works: [
    {
      picture: 'works/work-071.jpg',
      artist: 'pelageya-rechitskaya',
      mark: 'free',
      priceRoubles: 32_000,
    },
    {
      picture: 'works/work-072.jpg',
      artist: 'pelageya-rechitskaya',
      mark: 'free',
      priceRoubles: 28_000,
    },
  ],
} satisfies ParticipantRecord
