import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'naboyny-stol',
  number: 42,
  name: { ru: 'Набойный стол', en: 'Printing Table' },
  type: 'workshop',
  city: { ru: 'Иваново', en: 'Ivanovo' },
  section: 'applied',
  stand: 'D-06',
  lead: {
    ru: 'Печатает льняные полотна с резных грушевых досок и привозит сорок метров ткани вместе с досками.',
    en: 'Prints linen from carved pearwood blocks and brings forty metres of cloth, blocks included.',
  },
  about: {
    ru: [
      'В собрании мастерской двести шестьдесят набойных досок; самые старые нашлись под полом ситцевой фабрики, где их подложили под половицы. Недостающие части узора дорезают из той же груши и клеймят, чтобы новое не приняли за старое.',
      'Марену, индиго и дубовую кору варят во дворе и непременно записывают погоду: в сырой день синий выходит зеленее. На стенде поставят стол длиной три метра и будут печатать на нём при посетителях.',
    ],
    en: [
      'The workshop owns two hundred and sixty printing blocks; the oldest came to light under the floor of a calico mill, where they had been used to level the boards. Missing parts of a pattern are cut anew from the same wood and branded, so that new is never taken for old.',
      'Madder, indigo and oak bark are boiled up in the yard, and the weather is always noted: on a damp day the blue comes out greener. A table three metres long will be set up on the stand, and the printing will be done in front of visitors.',
    ],
  },
  artists: ['kapitolina-sokolova', 'german-talkin'],
  email: 'doska@naboyny-stol.example',
  website: 'https://naboyny-stol.example',
  works: [],
} satisfies ParticipantRecord
