import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'belichy-khvost',
  number: 38,
  name: { ru: 'Беличий хвост', en: 'Squirrel’s Tail' },
  type: 'workshop',
  city: { ru: 'Палех', en: 'Palekh' },
  section: 'applied',
  stand: 'D-02',
  lead: {
    ru: 'Везёт двадцать лаковых шкатулок, где сюжет начинается на крышке, а заканчивается на дне.',
    en: 'Brings twenty lacquer boxes whose story opens on the lid and ends on the base.',
  },
  about: {
    ru: [
      'Кисти в мастерской вяжут сами, из беличьего волоса и гусиного пера, а золото полируют волчьим зубом. Заготовку клеят из полос картона, полгода сушат и лишь потом отдают живописцу.',
      'Старшая из трёх художниц, Евдокия Смирнова, пишет историю деревенской почты: письмо едет по крышке в санях, на передней стенке переправляется через реку и находит адресата под донышком. Такую шкатулку надо взять в руки, и на стенде для этого лежат белые перчатки.',
      'Мастерская основана в 1996 году. Шкатулки Евдокии Смирновой хранят музеи Палеха, Иванова и Костромы.',
    ],
    en: [
      'The painters tie their own brushes, out of squirrel hair and goose quill, and burnish the gold with a wolf’s tooth. The blank is built up from strips of card and left to dry for six months before a brush comes near it.',
      'Yevdokia Smirnova, the eldest of the three artists, paints the story of a village post: a letter sets off by sledge across the lid, is ferried over a river on the front, and finds its reader underneath. A box like this has to be picked up, and white gloves are laid out on the stand for the purpose.',
      'The workshop was founded in 1996. Boxes by Yevdokia Smirnova are in the museums of Palekh, Ivanovo and Kostroma.',
    ],
  },
  artists: ['evdokiya-smirnova', 'serafima-kornilova', 'nina-belova'],
  email: 'lak@belichy-khvost.example',
  works: [],
} satisfies ParticipantRecord
