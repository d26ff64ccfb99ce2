import type { EventRecord } from '../../types.ts'

export default {
  slug: 'printing-from-stone',
  day: 2,
  from: '19:00',
  to: '20:00',
  hall: 'small-stage',
  format: 'show',
  audience: 'everyone',
  languages: ['ru', 'en'],
  ageMark: '6+',
  title: {
    ru: 'Печать с камня: литографский станок в работе',
    en: 'Printing from stone: the lithographic press at work',
  },
  summary: {
    ru: 'Илья Студенец печатает литографию на переносном станке и учит различать на слух, готов ли камень.',
    en: 'Ilya Studenets prints a lithograph on a portable press and teaches how to hear whether the stone is ready.',
  },
  description: {
    ru: [
      'Жир отталкивает воду, вода не пускает краску — вся литография держится на этой ссоре. Студенец смачивает камень, накатывает чёрное, снова смачивает и просит тишины: губка шипит, когда воды достаточно.',
      'Оттисков будет семь. После седьмого рисунок сотрут песком у зрителей на глазах: таков порядок.',
    ],
    en: [
      'Grease repels water, water keeps off the ink: the whole of lithography rests on this quarrel. Studenets dampens the stone, rolls on the black, dampens again and asks for silence: the sponge hisses when there is water enough.',
      'There will be seven impressions. After the seventh the drawing will be ground away with sand before the audience’s eyes: such is the rule.',
    ],
  },
  speakerIds: [12],
  capacity: 60,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
