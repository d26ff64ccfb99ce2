import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'ignat-surovezhin',
  number: 17,
  name: { ru: 'Игнат Суровежин', en: 'Ignat Surovezhin' },
  type: 'sculptor',
  city: { ru: 'Москва', en: 'Moscow' },
  section: 'sculpture',
  stand: 'B-05',
  lead: {
    ru: 'Рубит гранит и рисует на камне, который рубить не надо.',
    en: 'Carves granite, and draws on a stone that needs no carving.',
  },
  about: {
    ru: [
      'Над одной гранитной фигурой Суровежин работает около двух лет, и руке нужен отдых. Отдыхает она на литографском камне: та же тяжесть и тот же холод, но вместо удара — нажим карандаша.',
      'Архитектуру на этих листах он сочиняет как скульптор: сначала массу, потом пролёты и в последнюю очередь ход, которым туда можно попасть. «Винтовая лестница» и «Пять колонн» показаны рядом с гранитными моделями величиной с ладонь. Третий лист, «Под арками», — в галерее «Дом оттиска», стенд C-06.',
    ],
    en: [
      'A single granite figure takes Surovezhin about two years, and the hand needs a rest. It rests on lithographic stone: the same weight and the same cold, but pressure of the crayon in place of the blow.',
      'The architecture on these sheets is composed as a sculptor would compose it: first the mass, then the openings, and last of all some way of getting in. “Spiral Stair” and “Five Columns” are shown beside granite models the size of a palm. A third sheet, “Under the Arches”, is with the House of Prints gallery on stand C-06.',
    ],
  },
  artists: ['ignat-surovezhin'],
  email: 'ignat@ignat-surovezhin.example',
  works: [
    {
      picture: 'works/work-026.jpg',
      artist: 'ignat-surovezhin',
      mark: 'free',
      priceRoubles: 44_000,
    },
    {
      picture: 'works/work-027.jpg',
      artist: 'ignat-surovezhin',
      mark: 'free',
      priceRoubles: 40_000,
    },
  ],
} satisfies ParticipantRecord
