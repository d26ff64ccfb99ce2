import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'bely-ganch',
  number: 45,
  name: { ru: 'Белый ганч', en: 'White Ganch' },
  type: 'workshop',
  city: { ru: 'Ташкент', en: 'Tashkent' },
  section: 'applied',
  stand: 'D-09',
  lead: {
    ru: 'Режет узор по сырому гипсу и привозит потолок чайной комнаты, разобранный на шестнадцать частей.',
    en: 'Carves pattern into damp plaster and brings the ceiling of a tea room, taken down in sixteen sections.',
  },
  about: {
    ru: [
      'Ганч, среднеазиатский гипс с примесью глины, остаётся влажным около часа, и за этот час панель надо прорезать насквозь. Потолок из шестнадцати кессонов мастерская сделала для жилого дома, а к ярмарке повторила в две трети величины. Под ним поставлены скамьи.',
    ],
    en: [
      'Ganch, the clay-bearing plaster of Central Asia, stays damp for about an hour, and within that hour the panel has to be cut right through. The ceiling, of sixteen coffers, was made for a private house and has been repeated for the fair at two thirds of its size. Benches stand underneath.',
    ],
  },
  artists: ['rustam-karimov', 'zukhra-yusupova', 'timur-rakhimov'],
  email: 'usta@bely-ganch.example',
  website: 'https://bely-ganch.example',
  works: [],
} satisfies ParticipantRecord
