import type { EventRecord } from '../../types.ts'

export default {
  slug: 'egg-tempera',
  day: 3,
  from: '14:30',
  to: '16:30',
  hall: 'workshops',
  format: 'master-class',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '16+',
  title: { ru: 'Желтковая темпера', en: 'Egg tempera' },
  summary: {
    ru: 'Тамара Шатровина учит растирать пигмент, отделять желток от плёнки и писать мазком, который сохнет быстрее, чем передумаешь.',
    en: 'Tamara Shatrovina teaches how to grind pigment, part a yolk from its skin and paint in strokes that dry before you can change your mind.',
  },
  description: {
    ru: [
      'Желток перекатывают с ладони на ладонь, прокалывают и выпускают в чашку; дальше вода, капля уксуса и охра на стеклянной плите. Шатровина покажет, как услышать, что краска растёрта: курант перестаёт скрипеть.',
      'Пишем на готовом левкасе один мотив — красный плащ с тремя складками, от тёмного к светлому. Доска с работой остаётся у вас.',
    ],
    en: [
      'The yolk is rolled from palm to palm, pierced and let into a cup; then come water, a drop of vinegar, and ochre on a glass slab. Shatrovina will show how to hear that the paint is ready: the muller stops squeaking.',
      'On prepared gesso we paint a single motif, a red cloak with three folds, from dark to light. The panel is yours to keep.',
    ],
  },
  speakerIds: [21],
  capacity: 10,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
