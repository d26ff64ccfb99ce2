import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'tyoply-kamen',
  number: 47,
  name: { ru: 'Тёплый камень', en: 'Warm Stone' },
  type: 'gallery',
  city: { ru: 'Калининград', en: 'Kaliningrad' },
  section: 'applied',
  stand: 'D-11',
  lead: {
    ru: 'Показывает янтарь с неснятой коркой: наборную карту залива, печати и настольные лампы.',
    en: 'Shows amber with the crust left on: an inlaid map of the lagoon, seals and table lamps.',
  },
  about: {
    ru: [
      'Основатели галереи, супруги-геологи, десять лет описывали янтарь для университетской коллекции и убедились, что лучшее в нём пропадает на шлифовальном круге. Теперь они работают с восемью художниками и ставят одно условие: корка остаётся хотя бы на одной стороне.',
      'На карте залива мели выложены белым янтарём, а глубины почти чёрным. Лампы зажигают по очереди, чтобы глаз успел заметить, насколько разным бывает жёлтый.',
    ],
    en: [
      'The founders, a married couple of geologists, spent ten years describing amber for a university collection and came to see that the best of it is lost on the grinding wheel. They now work with eight artists on a single condition: the crust must stay on at least one side.',
      'On the map of the lagoon the shoals are inlaid in white amber and the depths in amber that is nearly black. The lamps are lit one after another, to give the eye time to notice how many yellows there are.',
    ],
  },
  artists: [
    { ru: 'Эмма Преголина', en: 'Emma Pregolina' },
    { ru: 'Вадим Куршевич', en: 'Vadim Kurshevich' },
    { ru: 'Юлиана Дюнина', en: 'Yuliana Dyunina' },
    { ru: 'Артур Вислинский', en: 'Artur Vislinsky' },
  ],
  email: 'gallery@tyoply-kamen.example',
  website: 'https://tyoply-kamen.example',
  works: [],
} satisfies ParticipantRecord
