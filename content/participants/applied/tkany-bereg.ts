import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'tkany-bereg',
  number: 43,
  name: { ru: 'Тканый берег', en: 'Woven Shore' },
  type: 'workshop',
  city: { ru: 'Петрозаводск', en: 'Petrozavodsk' },
  section: 'applied',
  stand: 'D-07',
  lead: {
    ru: 'Ткёт шпалеры из карельской шерсти, окрашенной тем, что растёт у воды.',
    en: 'Weaves tapestries from Karelian wool dyed with whatever grows by the water.',
  },
  about: {
    ru: [
      'Пять ткачих работают на трёх станках с 2006 года. Шерсть покупают у двух хозяйств в Заонежье, прядут вручную и красят корой ольхи, лишайником и вереском, так что палитра зависит от лета.',
      'Айно Лембина (родилась в 1959 году) ткёт без картона: на станке у неё карандашный набросок величиной с открытку и счёт нитей. «Шпалера с озером» заняла девять месяцев.',
      'Работы мастерской есть в музеях Петрозаводска, Вологды и Архангельска.',
    ],
    en: [
      'Five weavers have been working here at three looms since 2006. The wool is bought from two farms across Lake Onega, spun by hand and dyed with alder bark, lichen and heather, so that the palette depends on the summer.',
      'Aino Lembina (born 1959) weaves without a cartoon: pinned to her loom are a pencil sketch the size of a postcard and a count of threads. “Tapestry with a Lake” took nine months.',
      'The workshop is represented in the museums of Petrozavodsk, Vologda and Arkhangelsk.',
    ],
  },
  artists: ['ayno-lembina', 'ustinya-nikitina', 'veronika-solomentseva', 'marta-koyvisto', 'lidiya-kozlova'],
  email: 'stanok@tkany-bereg.example',
  website: 'https://tkany-bereg.example',
  works: [
    {
      picture: 'works/work-083.jpg',
      artist: 'ayno-lembina',
      mark: 'free',
      priceRoubles: 420_000,
    },
    {
      picture: 'works/work-084.jpg',
      artist: 'ayno-lembina',
      mark: 'free',
      priceRoubles: 340_000,
    },
  ],
} satisfies ParticipantRecord
