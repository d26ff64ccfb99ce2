import type { EventRecord } from '../../types.ts'

export default {
  slug: 'paper-dyed-with-earth',
  day: 1,
  from: '16:00',
  to: '17:15',
  hall: 'childrens-area',
  format: 'master-class',
  audience: 'children',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Цвет из чая, луковой шелухи и земли', en: 'Colour from tea, onion skins and earth' },
  summary: {
    ru: 'Ольга Обручина красит с детьми 7–10 лет бумагу тем, что нашлось на кухне и на дороге.',
    en: 'Olga Obruchina and children of 7–10 dye paper with what turned up in the kitchen and on the road.',
  },
  description: {
    ru: [
      'Луковая шелуха даёт рыжий, крепкий чай — серый с зеленью, земля из-под Казани — розовый. Сначала составим палитру на полосках, потом окрасим шесть больших листов и развесим их сушиться, как бельё.',
      'Окрашенная бумага останется у детей; лучшие обрезки пойдут на общий пейзаж. Наденьте то, что не жалко.',
    ],
    en: [
      'Onion skins give a russet, strong tea a grey with green in it, earth from near Kazan a pink. First we make up a palette on strips, then dye six large sheets and hang them out to dry like washing.',
      'The children keep the dyed paper; the best offcuts go into a landscape we make together. Wear something that does not matter.',
    ],
  },
  speakerIds: [3],
  capacity: 14,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
