import type { EventRecord } from '../../types.ts'

export default {
  slug: 'medal-in-the-palm',
  day: 2,
  from: '18:00',
  to: '18:45',
  hall: 'rotunda',
  format: 'talk',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Медаль на ладони', en: 'A medal in the palm' },
  summary: {
    ru: 'Егор Чекановец раздаёт слушателям двенадцать медалей и рассказывает о том, что чувствует рука.',
    en: 'Yegor Chekanovets hands twelve medals round his listeners and talks about what the hand can feel.',
  },
  description: {
    ru: [
      'Медаль — единственная скульптура, которую проектируют для пальцев: вес, гурт, прохлада, внезапный рельеф на обороте. Двенадцать вещей пойдут по кругу, и каждая пробудет у вас ровно две минуты.',
      'Из-за круга мест всего двадцать. Белые перчатки выдадим, но пригодится и голая ладонь: две медали для этого и отлиты.',
    ],
    en: [
      'A medal is the one kind of sculpture designed for the fingers: weight, edge, coolness, the sudden relief on the back. Twelve pieces will travel round the circle, and each will be yours for exactly two minutes.',
      'Because of the circle there are only twenty places. White gloves are provided, but bare hands are wanted too: two of the medals were cast for them.',
    ],
  },
  speakerIds: [24],
  capacity: 20,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
