import type { EventRecord } from '../../types.ts'

export default {
  slug: 'arch-without-mortar',
  day: 3,
  from: '12:00',
  to: '13:00',
  hall: 'courtyard',
  format: 'show',
  audience: 'children',
  languages: ['ru'],
  ageMark: '0+',
  title: { ru: 'Арка без раствора', en: 'An arch without mortar' },
  summary: {
    ru: 'Лев Овсяник строит с детьми и взрослыми арку выше человеческого роста — без клея, гвоздей и верёвок.',
    en: 'Lev Ovsyanik builds with children and adults an arch taller than a man, without glue, nails or rope.',
  },
  description: {
    ru: [
      'Девятнадцать деревянных клиньев, одно кружало и вопрос: в какую минуту арка начнёт держать сама себя? Замковый камень поставит тот, кто ответит первым.',
      'Потом под аркой пройдут все, сначала строители. Разбирать её труднее, чем складывать, и это тоже покажем.',
    ],
    en: [
      'Nineteen wooden wedges, one centring frame and a question: at what moment will the arch begin to hold itself up? Whoever answers first sets the keystone.',
      'Then everyone walks through, the builders first. Taking an arch down is harder than putting it up, and that will be shown too.',
    ],
  },
  speakerIds: [6],
  capacity: null,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
