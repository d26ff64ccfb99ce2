import type { EventRecord } from '../../types.ts'

export default {
  slug: 'touching-marble',
  day: 1,
  from: '16:30',
  to: '17:15',
  hall: 'rotunda',
  format: 'excursion',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Потрогать мрамор', en: 'Touching marble' },
  summary: {
    ru: 'Степан Ярцевин ведёт по ротонде обход, на котором скульптуру сначала слушают ладонью.',
    en: 'Stepan Yartsevin leads a walk-through of the rotunda in which sculpture is first listened to with the palm.',
  },
  description: {
    ru: [
      'Мрамор под рукой бывает тёплым, сахарным, стеклянным; где прошла троянка, где рашпиль, а где камень просто не тронули, пальцы понимают раньше глаз. Пять работ авторы разрешили трогать.',
      'Обход подготовлен вместе с незрячими посетителями прежних выставок и рассчитан на пятнадцать человек. Кольца и часы просим снять.',
    ],
    en: [
      'Under the hand marble can be warm, sugary or glassy; where the claw chisel has passed, where the rasp, and where the stone has simply been left alone, the fingers know before the eyes do. The makers of five works have agreed to let them be touched.',
      'The walk-through was prepared together with blind visitors to earlier exhibitions and is meant for fifteen people. Please take off rings and watches.',
    ],
  },
  speakerIds: [16],
  capacity: 15,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
