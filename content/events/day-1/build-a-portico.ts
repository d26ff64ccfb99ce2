import type { EventRecord } from '../../types.ts'

export default {
  slug: 'build-a-portico',
  day: 1,
  from: '11:30',
  to: '12:30',
  hall: 'childrens-area',
  format: 'master-class',
  audience: 'children',
  languages: ['ru'],
  ageMark: '0+',
  title: { ru: 'Собери портик', en: 'Build a portico' },
  summary: {
    ru: 'Мария Ольшаница строит вместе с детьми 4–6 лет портик из сорока восьми деревянных деталей.',
    en: 'Maria Olshanitsa and children of 4–6 put up a portico of forty-eight wooden parts.',
  },
  description: {
    ru: [
      'База, ствол, капитель, балка: у каждой детали есть имя, и построить портик проще, если звать их по имени. Ольшаница ничего не подсказывает, она только спрашивает, почему упало.',
      'В конце мы выйдем к настоящему портику и посчитаем, сколько человек нужно, чтобы обнять колонну. Взрослый остаётся рядом.',
    ],
    en: [
      'Base, shaft, capital, beam: every part has a name, and the building goes better if you call it by that name. Olshanitsa gives no hints; she only asks why it fell down.',
      'At the end we go out to the real portico and find out how many people it takes to hug a column. An adult stays close by.',
    ],
  },
  speakerIds: [20],
  capacity: 12,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
