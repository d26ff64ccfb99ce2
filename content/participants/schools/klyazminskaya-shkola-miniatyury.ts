import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'klyazminskaya-shkola-miniatyury',
  number: 54,
  name: { ru: 'Клязьминская школа миниатюры', en: 'Klyazma School of Miniature Painting' },
  type: 'school',
  city: { ru: 'Мстёра', en: 'Mstyora' },
  section: 'schools',
  stand: 'E-06',
  lead: {
    ru: 'Учит писать яичной темперой и привозит шестьдесят учебных прорисей с правкой мастера.',
    en: 'Teaches egg tempera and brings sixty student tracings with the master’s corrections.',
  },
  about: {
    ru: [
      'Первый год ученики не касаются красок: кладут левкас, переводят прориси и учатся вести линию, не отрывая кисти. Второй начинается с яйца, которое надо разделить так, чтобы желток остался целым на ладони.',
      'Прориси взяты из школьного архива, и каждой отвечает нынешняя, сделанная по тому же образцу. Правка всюду красная. По ней видно, что за сорок лет ученики спотыкались на одном и том же: на кисти руки и конском копыте.',
    ],
    en: [
      'In the first year the pupils do not touch colour: they lay gesso, transfer tracings and learn to draw a line without lifting the brush. The second begins with an egg, to be separated so that the yolk lies whole in the palm.',
      'The tracings come from the school archive, and each is answered by a recent one made from the same model. The corrections are always in red. They show that for forty years pupils have stumbled over the same two things, the human hand and the horse’s hoof.',
    ],
  },
  artists: [
    { ru: 'Прасковья Тарина', en: 'Praskovya Tarina' },
    { ru: 'Ефим Станкин', en: 'Yefim Stankin' },
    { ru: 'Лия Раменкова', en: 'Lia Ramenkova' },
  ],
  email: 'shkola@klyazminskaya.example',
  works: [],
} satisfies ParticipantRecord
