import type { EventRecord } from '../../types.ts'

export default {
  slug: 'casts-and-originals',
  day: 3,
  from: '12:30',
  to: '13:15',
  hall: 'rotunda',
  format: 'excursion',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: {
    ru: 'Слепок и подлинник: обход с хранителем',
    en: 'Cast and original: a walk-through with the keeper',
  },
  summary: {
    ru: 'Елена Верстова обходит ротонду и правый зал и учит отличать гипс, мрамор и бронзу по тому, как они держат тень.',
    en: 'Yelena Verstova goes round the rotunda and the right-hand hall and teaches how to tell plaster, marble and bronze by the way they hold a shadow.',
  },
  description: {
    ru: [
      'Гипс тень впитывает, мрамор подсвечивает изнутри, бронза отбрасывает обратно. Верстова предложит смотреть с карманным фонариком, сбоку: прямой свет любой материал делает плоским.',
      'Шесть остановок, последняя — у школьных стендов, где один слепок нарисован двенадцатью учениками. Фонарики выдаём.',
    ],
    en: [
      'Plaster soaks the shadow up, marble lights it from within, bronze throws it back. Verstova suggests looking with a pocket torch, from the side: light from the front makes any material flat.',
      'Six stops, the last of them at the school stands, where one cast has been drawn by twelve pupils. Torches are provided.',
    ],
  },
  speakerIds: [14],
  capacity: 20,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
