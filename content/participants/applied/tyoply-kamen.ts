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
      'Галерея открылась в 2012 году, директор — Вадим Куршевич. С восемью художниками она работает на одном условии: корка остаётся хотя бы на одной стороне камня.',
      'На карте залива мели выложены белым янтарём, а глубины почти чёрным. Лампы зажигают по очереди, чтобы глаз успел заметить, насколько разным бывает жёлтый.',
    ],
    en: [
      'The gallery opened in 2012; its director is Vadim Kurshevich. It works with eight artists on a single condition: the crust must stay on at least one side of the stone.',
      'On the map of the lagoon the shoals are inlaid in white amber and the depths in amber that is nearly black. The lamps are lit one after another, to give the eye time to notice how many yellows there are.',
    ],
  },
  artists: ['emma-shults', 'vadim-kurshevich', 'yuliana-pavlova', 'artur-grigoryan'],
  email: 'gallery@tyoply-kamen.example',
  website: 'https://tyoply-kamen.example',
  works: [],
} satisfies ParticipantRecord
