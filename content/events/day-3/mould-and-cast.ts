import type { EventRecord } from '../../types.ts'

export default {
  slug: 'mould-and-cast',
  day: 3,
  from: '17:30',
  to: '18:30',
  hall: 'courtyard',
  format: 'show',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Форма и отливка', en: 'Mould and cast' },
  summary: {
    ru: 'Елена Верстова снимает с отливки кусковую форму из двадцати трёх частей и объясняет, зачем их столько.',
    en: 'Yelena Verstova takes a piece mould of twenty-three parts off a cast and explains why there have to be so many.',
  },
  description: {
    ru: [
      'Внутри формы всё наоборот: нос — яма, глаз — бугор, правое — слева. Части снимают по порядку, как одежду, и последней показывается щека, ещё тёплая и влажная.',
      'Голову отольют заранее, за час до встречи; раскроют её при вас. Швы Верстова не зачистит: по ним слепок узнаёт свою мастерскую.',
    ],
    en: [
      'Inside a mould everything is the wrong way about: the nose is a hollow, the eye a bump, right is left. The parts come off in order, like clothes, and last of all a cheek appears, still warm and damp.',
      'The head will be cast an hour beforehand and opened in front of you. Verstova will leave the seams as they are: it is by them that a cast knows its workshop.',
    ],
  },
  speakerIds: [14],
  capacity: null,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
