import type { EventRecord } from '../../types.ts'

export default {
  slug: 'smalti-a-fragment',
  day: 2,
  from: '15:30',
  to: '17:00',
  hall: 'workshops',
  format: 'master-class',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: 'Смальта: собрать фрагмент', en: 'Smalti: setting a fragment' },
  summary: {
    ru: 'Дарья Стрешина учит колоть смальту и набирать мозаику по шву, а не по клетке.',
    en: 'Darya Streshina teaches how to cut smalti and set a mosaic by the joint rather than the grid.',
  },
  description: {
    ru: [
      'Молоток, резец, защитные очки — и первый скол, который никогда не выходит таким, как хотелось. Стрешина покажет, как читать скол по блеску, куда наклонить камень, чтобы он поймал свет, и почему шов рисуют раньше цвета.',
      'За полтора часа набирается фрагмент величиной с ладонь: рыбий глаз, лист, край волны. Смальта новгородских плавок и основа входят в занятие, работу вы заберёте с собой.',
    ],
    en: [
      'A hammer, a hardie, safety glasses, and a first cut that never comes out as intended. Streshina will show how to read a cut by its gleam, which way to tilt a piece so that it catches the light, and why the joint is drawn before the colour.',
      'An hour and a half is enough for a fragment the size of a palm: a fish’s eye, a leaf, the edge of a wave. Smalti from the Novgorod melts and a backing are included; you take the work away with you.',
    ],
  },
  speakerIds: [7],
  capacity: 10,
  priceRoubles: 1800,
  needsRegistration: true,
} satisfies EventRecord
