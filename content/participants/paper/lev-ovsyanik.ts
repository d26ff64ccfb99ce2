import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'lev-ovsyanik',
  number: 35,
  name: { ru: 'Лев Овсяник', en: 'Lev Ovsyanik' },
  type: 'artist',
  city: { ru: 'Москва', en: 'Moscow' },
  section: 'paper',
  stand: 'C-11',
  lead: {
    ru: 'Историк архитектуры, который проверяет свои книги офортом.',
    en: 'An architectural historian who checks his books by etching.',
  },
  about: {
    ru: [
      'Прежде чем писать о колоннаде, Овсяник её гравирует: если тень на доске легла неверно, значит, ошибка в обмере. Так он нашёл четыре опечатки в чужих чертежах и одну в собственной книге.',
      'Печатает он в мастерской «Бумажный ордер», её стенд — C-07, и всегда синей краской: чёрная, по его словам, делает из тени дыру. На полях «Полудня в руинах», «Длинной тени» и «Парадной лестницы» карандашом проставлена высота солнца.',
    ],
    en: [
      'Before he writes about a colonnade Ovsyanik etches it: if the shadow on the plate has fallen wrongly, the mistake is in the survey. In this way he has found four misprints in other people’s drawings and one in a book of his own.',
      'He prints at the Paper Order workshop, whose stand is C-07, and always in blue: black, he says, turns a shadow into a hole. In the margins of “Noon among Ruins”, “Long Shadow” and “The Grand Stair” the height of the sun is noted in pencil.',
    ],
  },
  artists: ['lev-ovsyanik'],
  email: 'lev@lev-ovsyanik.example',
  works: [
    {
      picture: 'works/work-007.jpg',
      artist: 'lev-ovsyanik',
      mark: 'free',
      priceRoubles: 42_000,
    },
    {
      picture: 'works/work-008.jpg',
      artist: 'lev-ovsyanik',
      mark: 'held',
      priceRoubles: 46_000,
    },
    {
      picture: 'works/work-009.jpg',
      artist: 'lev-ovsyanik',
      mark: 'free',
      priceRoubles: 44_000,
    },
  ],
} satisfies ParticipantRecord
