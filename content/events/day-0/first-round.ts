import type { EventRecord } from '../../types.ts'

export default {
  slug: 'first-round',
  day: 0,
  from: '19:40',
  to: '20:20',
  hall: 'rotunda',
  format: 'excursion',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: {
    ru: 'Первый обход: что здесь самое светлое',
    en: 'First walk-through: what is the lightest thing here?',
  },
  summary: {
    ru: 'Куратор Вера Рослякова проводит гостей открытия по залам, пока на полу ещё видны метки развески.',
    en: 'The curator Vera Roslyakova takes the opening’s guests through the halls while the hanging marks are still on the floor.',
  },
  description: {
    ru: [
      'Шесть остановок, по одной в каждом разделе, и один вопрос на всех: что здесь самое светлое? Ответ редко совпадает с тем, что бросилось в глаза у входа.',
      'Сбор под куполом ротонды. По дороге Рослякова покажет два места, где соседство работ решили за час до открытия дверей, и объяснит, от чего пришлось отказаться.',
    ],
    en: [
      'Six stops, one in each section, and the same question at all of them: what is the lightest thing here? The answer seldom agrees with whatever caught the eye from the door.',
      'We meet under the dome of the rotunda. On the way Roslyakova will point out two places where the neighbours on the wall were settled an hour before the doors opened, and say what had to be given up.',
    ],
  },
  speakerIds: [5],
  capacity: 40,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
