import type { EventRecord } from '../../types.ts'

export default {
  slug: 'paper-frieze',
  day: 2,
  from: '11:30',
  to: '13:00',
  hall: 'workshops',
  format: 'master-class',
  audience: 'children',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Бумажный фриз', en: 'A paper frieze' },
  summary: {
    ru: 'Ольга Обручина и дети 7–10 лет вырезают из бумаги шествие длиной во всю мастерскую.',
    en: 'Olga Obruchina and children of 7–10 cut out of paper a procession as long as the workshop.',
  },
  description: {
    ru: [
      'Сначала договоримся, кто идёт: люди, звери, деревья или дома. Потом каждый режет свою фигуру сразу, без карандаша — ножницы здесь вместо линии, — и наклеивает её так, чтобы за соседа можно было ухватиться.',
      'Готовый фриз повесят на детской территории и вернут по частям: свою фигуру можно забрать в последний день ярмарки. Взрослый остаётся рядом.',
    ],
    en: [
      'First we agree on who is walking: people, animals, trees or houses. Then everyone cuts a figure straight away, without a pencil – here scissors do the work of a line – and pastes it down where it can take hold of its neighbour.',
      'The finished frieze will hang in the children’s area and go back to its makers in pieces: your figure can be collected on the last day of the fair. An adult stays close by.',
    ],
  },
  speakerIds: [3],
  capacity: 16,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
