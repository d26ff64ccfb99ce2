import type { EventRecord } from '../../types.ts'

export default {
  slug: 'studio-equipment',
  day: 1,
  from: '11:50',
  to: '12:30',
  hall: 'small-stage',
  format: 'talk',
  audience: 'professionals',
  languages: ['ru'],
  ageMark: '12+',
  title: {
    ru: 'Гипс, свет, мольберт: из чего состоит учебный класс',
    en: 'Plaster, light, easel: what a drawing class is made of',
  },
  summary: {
    ru: 'Хранитель слепков и реставратор разбирают, как оборудовать класс рисунка и не погубить то, что в нём стоит.',
    en: 'A keeper of casts and a conservator explain how to equip a drawing class without ruining what stands in it.',
  },
  description: {
    ru: [
      'Елена Верстова расскажет, по каким признакам узнать хорошую отливку, чем её мыть и почему масляная краска для гипса хуже трещины. Пётр Залесов — о северном окне, лампах, которые его заменяют, и о том, как подрамник двигают по классу, не держась за холст.',
      'В конце каждый получит лист с двенадцатью пунктами — короткий осмотр класса, который преподаватель проведёт сам за одну перемену.',
    ],
    en: [
      'Yelena Verstova will describe how to recognise a good cast, what to wash it with and why oil paint does plaster more harm than a crack. Pyotr Zalesov will speak of the north window, of the lamps that stand in for it, and of how to move a picture across a room without taking hold of the canvas.',
      'At the end everyone receives a sheet of twelve points: a brief inspection of the class that a teacher can carry out alone during a single break.',
    ],
  },
  speakerIds: [14, 4],
  capacity: 60,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
