import type { SpeakerRecord } from '../types.ts'

export default {
  id: 7,
  firstName: { ru: 'Дарья', en: 'Darya' },
  lastName: { ru: 'Стрешина', en: 'Streshina' },
  role: 'artist',
  occupation: { ru: 'мозаичист', en: 'mosaicist' },
  city: { ru: 'Великий Новгород', en: 'Veliky Novgorod' },
  lead: {
    ru: 'Колет смальту вручную и помнит, из какой плавки вышел каждый цвет.',
    en: 'Cuts her smalti by hand and remembers the melt every colour came from.',
  },
  biography: {
    ru: [
      'Смальту Стрешина варит вместе со стекловарами небольшого завода под Великим Новгородом: двенадцать цветов в год, не больше. Золотую ставит последней и чуть наклоняет, чтобы она загоралась не вся сразу.',
      'В мозаику она пришла из геологии. Две экспедиции на Полярный Урал научили её различать серый, и после второй она поступила в Невскую школу монументального искусства.',
      'Ею выложены пол читального зала и чаша фонтана в больничном саду. «Солярную розетту» она набирала от центра к краю и не сняла ни одного уже поставленного камня.',
      'Стрешина защищает медленный набор. Шов, говорит она, — это рисунок, видный только в косом свете, и доверять его готовой сетке нельзя.',
    ],
    en: [
      'Streshina makes her smalti together with the glass-founders of a small works outside Veliky Novgorod: twelve colours a year and no more. The gold goes in last, tilted a little, so that it never lights up all at once.',
      'She came to mosaic from geology. Two expeditions to the Polar Urals taught her to tell one grey from another, and after the second she enrolled at the Neva School of Monumental Art.',
      'She has laid the floor of a reading room and the basin of a fountain in a hospital garden. The “Solar Rosette” she set from the centre outwards, without lifting a single stone once it was in place.',
      'Streshina speaks up for slow setting. The joint, she says, is a drawing visible only in raking light, and cannot be left to a ready-made mesh.',
    ],
  },
  picture: 'people/person-35.jpg',
} satisfies SpeakerRecord
