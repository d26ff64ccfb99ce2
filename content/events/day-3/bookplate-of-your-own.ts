import type { EventRecord } from '../../types.ts'

export default {
  slug: 'bookplate-of-your-own',
  day: 3,
  from: '11:30',
  to: '13:30',
  hall: 'workshops',
  format: 'master-class',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: 'Экслибрис для себя', en: 'A bookplate of your own' },
  summary: {
    ru: 'Тимофей Бересток помогает придумать, вырезать и напечатать книжный знак величиной со спичечный коробок.',
    en: 'Timofey Berestok helps you devise, cut and print a bookplate the size of a matchbox.',
  },
  description: {
    ru: [
      'Приходите со списком из трёх книг, к которым возвращаетесь: с него и начнём. Из трёх названий нужно сделать один предмет, из предмета — чёрное пятно, из пятна — доску. Режем на линолеуме, он уступчивее дерева.',
      'За два часа получится знак и два десятка оттисков. Материалы входят в занятие, доску вы унесёте с собой и сможете печатать дома ложкой.',
    ],
    en: [
      'Come with a list of three books you go back to: that is where we start. Three titles have to become one object, the object a black shape, the shape a block. We cut in lino, which is more forgiving than wood.',
      'Two hours are enough for a bookplate and a couple of dozen impressions. Materials are included; you take the block home, where it can be printed with the back of a spoon.',
    ],
  },
  speakerIds: [18],
  capacity: 12,
  priceRoubles: 800,
  needsRegistration: true,
} satisfies EventRecord
