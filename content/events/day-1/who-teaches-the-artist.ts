import type { EventRecord } from '../../types.ts'

export default {
  slug: 'who-teaches-the-artist',
  day: 1,
  from: '14:15',
  to: '15:00',
  hall: 'lecture-hall',
  format: 'discussion',
  audience: 'professionals',
  languages: ['ru'],
  ageMark: '12+',
  title: {
    ru: 'Школа, мастерская, музей: кто учит художника',
    en: 'School, workshop, museum: who teaches the artist?',
  },
  summary: {
    ru: 'Последний разговор профессионального дня: куратор, скульптор и реставратор сравнивают три способа передать ремесло.',
    en: 'The last conversation of the professional day: a curator, a sculptor and a conservator compare three ways of handing down a craft.',
  },
  description: {
    ru: [
      'У Степана Ярцевина три ученика и весь первый год один только инструмент. Ученики Тамары Шатровиной полгода не прикасаются к памятнику. Вера Рослякова учит выставкой: два листа рядом объясняют больше, чем лекция о каждом.',
      'Собеседники попробуют договориться, чему мастерская научить не может, чего не заменит музей и что остаётся за школой. Итог запишут в трёх пунктах и прочтут со сцены.',
    ],
    en: [
      'Stepan Yartsevin has three pupils, and for the whole of the first year nothing but tools. Tamara Shatrovina’s do not touch a historic object for six months. Vera Roslyakova teaches by exhibition: two sheets side by side explain more than a lecture on either.',
      'They will try to agree on what a workshop cannot teach, what a museum cannot replace and what is left to the school. The outcome will be set down in three points and read from the stage.',
    ],
  },
  speakerIds: [5, 16, 21],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
