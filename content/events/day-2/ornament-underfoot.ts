import type { EventRecord } from '../../types.ts'

export default {
  slug: 'ornament-underfoot',
  day: 2,
  from: '12:30',
  to: '13:15',
  hall: 'rotunda',
  format: 'excursion',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Орнамент под ногами и над головой', en: 'Ornament underfoot and overhead' },
  summary: {
    ru: 'Юлия Пустельга-Рим обходит здание, не взглянув ни на один стенд: только пол, карнизы, решётки и двери.',
    en: 'Yulia Pustelga-Rim goes round the building without a glance at a single stand: only floors, cornices, grilles and doors.',
  },
  description: {
    ru: [
      'В ротонде найдём место, где мастер ошибся в счёте лучей, в вестибюле — меандр, который бежит в обратную сторону, на лестнице — завиток, выкованный кем-то другим и позже остальных.',
      'Маршрут ровный, с одной лестницей; её можно пропустить и подождать группу внизу. Приносите бинокль, если он у вас есть.',
    ],
    en: [
      'In the rotunda we look for the place where the mason lost count of the rays, in the vestibule for a meander that runs the wrong way, on the staircase for a scroll forged by someone else and later than the rest.',
      'The route is level apart from one staircase, which you may leave out and wait for the group below. Bring binoculars if you have a pair.',
    ],
  },
  speakerIds: [15],
  capacity: 20,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
