import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'kuvshin-bez-ruchki',
  number: 53,
  name: { ru: 'Кувшин без ручки', en: 'Jug without a Handle' },
  type: 'workshop',
  city: { ru: 'Москва', en: 'Moscow' },
  section: 'schools',
  stand: 'E-05',
  lead: {
    ru: 'Подбирает предметы для учебных постановок и привозит три натюрморта, которые можно рисовать целый день.',
    en: 'Supplies objects for still-life classes and brings three still lifes that may be drawn all day long.',
  },
  about: {
    ru: [
      'Собрание начиналось с чужих антресолей: медный чайник, бидон, ситец трёх степеней полинялости. Теперь в нём четыре тысячи вещей, и школы берут их на семестр, как книги в библиотеке; чаще всего просят белый кувшин с отбитой ручкой.',
      'Трофим Ершов ставит натюрморты тридцать лет: сначала находит тень, потом подбирает к ней предметы. Натюрмортов на стенде три — лёгкий, средний и такой, за который он сам берётся с опаской. Табуреты, планшеты и карандаши приготовлены.',
    ],
    en: [
      'The collection began on the top shelves of other people’s cupboards: a copper kettle, a milk can, calico at three stages of fading. It now numbers four thousand things, which schools borrow by the term, like library books; the most sought after is a white jug with its handle broken off.',
      'Trofim Yershov has been arranging still lifes for thirty years: first he finds the shadow, then the objects to go with it. There are three on the stand – one easy, one fair, and one that he himself approaches with caution. Stools, boards and pencils are provided.',
    ],
  },
  artists: ['trofim-ershov', 'inna-dmitrieva'],
  email: 'fond@kuvshin-bez-ruchki.example',
  website: 'https://kuvshin-bez-ruchki.example',
  works: [],
} satisfies ParticipantRecord
