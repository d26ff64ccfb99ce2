import type { EventRecord } from '../../types.ts'

export default {
  slug: 'etching-press',
  day: 2,
  from: '12:00',
  to: '13:00',
  hall: 'small-stage',
  format: 'show',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Офортный станок: от доски к листу', en: 'The etching press: from plate to sheet' },
  summary: {
    ru: 'Печатники мастерской «Бумажный ордер» проходят при зрителях весь путь офорта — от лака до влажного оттиска.',
    en: 'The printers of the Paper Order workshop go through the whole course of an etching in public, from the ground to the damp impression.',
  },
  description: {
    ru: [
      'Игла процарапывает лак, кислота углубляет линию, краску втирают и почти всю снимают ладонью, вал прижимает бумагу так, что она запоминает край доски. Для травления на сцене берут раствор без запаха, процесс длится восемь минут.',
      'Пока доска травится, можно задать вопросы. Пробный, второй и третий оттиски повесят рядом: разницу видно и с последнего ряда.',
    ],
    en: [
      'The needle scratches through the ground, the acid deepens the line, ink is rubbed in and nearly all wiped off again with the palm, and the roller presses the paper so hard that it remembers the edge of the plate. On stage an odourless mordant is used; the bite takes eight minutes.',
      'While the plate is biting, questions are welcome. The first proof, the second and the third will hang side by side: the difference can be seen from the back row.',
    ],
  },
  speakerIds: [],
  capacity: 60,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
