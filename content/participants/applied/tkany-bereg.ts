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
      'Пять ткачих работают на трёх станках в бывшей лодочной мастерской. Шерсть покупают у двух хозяйств в Заонежье, прядут вручную и красят корой ольхи, лишайником и вереском, так что палитра зависит от лета.',
      'Айно Лембина ткёт без картона: на станке у неё карандашный набросок величиной с открытку и счёт нитей. «Шпалера с озером» заняла девять месяцев; лодка появилась на седьмом, когда с Онежского озера сошёл лёд.',
    ],
    en: [
      'Five weavers work at three looms in a former boathouse. The wool is bought from two farms across Lake Onega, spun by hand and dyed with alder bark, lichen and heather, so that the palette depends on the summer.',
      'Aino Lembina weaves without a cartoon: pinned to her loom are a pencil sketch the size of a postcard and a count of threads. “Tapestry with a Lake” took nine months; the boat appeared in the seventh, when the ice on the lake broke up.',
    ],
  },
  artists: [
    { ru: 'Айно Лембина', en: 'Aino Lembina' },
    { ru: 'Устинья Кижская', en: 'Ustinya Kizhskaya' },
    { ru: 'Вероника Соломенцева', en: 'Veronika Solomentseva' },
    { ru: 'Марта Шелтозеро', en: 'Marta Sheltozero' },
    { ru: 'Лидия Водлина', en: 'Lidia Vodlina' },
  ],
  email: 'stanok@tkany-bereg.example',
  website: 'https://tkany-bereg.example',
  works: [
    {
      picture: 'works/work-083.jpg',
      author: { ru: 'Айно Лембина', en: 'Aino Lembina' },
      mark: 'free',
      priceRoubles: 420_000,
    },
    {
      picture: 'works/work-084.jpg',
      author: { ru: 'Айно Лембина', en: 'Aino Lembina' },
      mark: 'free',
      priceRoubles: 340_000,
    },
  ],
} satisfies ParticipantRecord
