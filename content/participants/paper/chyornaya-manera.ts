import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'chyornaya-manera',
  number: 28,
  name: { ru: 'Чёрная манера', en: 'Black Manner' },
  type: 'workshop',
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  section: 'paper',
  stand: 'C-04',
  lead: {
    ru: 'Печатная мастерская, где занимаются единственной техникой — меццо-тинто.',
    en: 'A print workshop devoted to a single technique, the mezzotint.',
  },
  about: {
    ru: [
      'Чёрной манерой меццо-тинто называли в старых руководствах, и мастерская вернула имя вместе с рецептами: краску здесь трут на виноградной саже, а лишнюю снимают с доски ладонью. Качалок шесть, и старшая служит второй век.',
      'Нестор Полынник прислал на стенд и оттиск «Тихого моста», и саму доску. Они лежат рядом под одной лампой: вода, которая на бумаге светится, на меди отполирована до зеркала. Две другие его ночи — неподалёку, на стенде C-01.',
    ],
    en: [
      'The black manner is what old manuals called mezzotint, and the workshop has brought back the name along with the recipes: its ink is ground from vine black, and the surplus is wiped off the plate with the palm of the hand. There are six rockers, and the eldest is in its second century.',
      'Nestor Polynnik has sent both an impression of “The Quiet Bridge” and the plate itself. They lie side by side under one lamp: the water that glows on the paper is burnished on the copper to a mirror. Two more of his nights are close by, on stand C-01.',
    ],
  },
  artists: ['nestor-polynnik', 'klavdiya-lazareva', 'german-yakovlev'],
  email: 'pechat@chyornaya-manera.example',
  website: 'https://chyornaya-manera.example',
  works: [
    {
      picture: 'works/work-017.jpg',
      artist: 'nestor-polynnik',
      mark: 'free',
      priceRoubles: 42_000,
    },
  ],
} satisfies ParticipantRecord
