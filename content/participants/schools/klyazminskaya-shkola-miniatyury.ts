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
      'Школа основана в 1932 году, учатся в ней пять лет. Первый год ученики не касаются красок: кладут левкас, переводят прориси и учатся вести линию, не отрывая кисти. На стенде прориси из школьного архива, и каждой отвечает нынешняя, сделанная по тому же образцу; правка всюду красная.',
    ],
    en: [
      'The school was founded in 1932, and its course takes five years. In the first the pupils do not touch colour: they lay gesso, transfer tracings and learn to draw a line without lifting the brush. The stand has tracings from the school archive, each answered by a recent one made from the same model; the corrections are always in red.',
    ],
  },
  artists: ['praskovya-tarina', 'efim-stankin', 'liya-romanova'],
  email: 'shkola@klyazminskaya.example',
  works: [],
} satisfies ParticipantRecord
