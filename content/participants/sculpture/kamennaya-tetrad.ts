import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'kamennaya-tetrad',
  number: 14,
  name: { ru: 'Каменная тетрадь', en: 'Stone Notebook' },
  type: 'workshop',
  city: { ru: 'Миасс', en: 'Miass' },
  section: 'sculpture',
  stand: 'B-02',
  lead: {
    ru: 'Мастерская камнерезов, где всякая вещь начинается с записи о камне.',
    en: 'A stonecutters’ workshop where every piece begins with a note about the stone.',
  },
  about: {
    ru: [
      'Тетрадь настоящая: с 1998 года в неё заносят, откуда взят блок, как он звучит под молотком и что из него хотели сделать сначала. Исписано семь томов, и самая частая запись — «передумали».',
      'Мастерская даёт скульпторам двор, подъёмник и подмастерьев. Так появилось «Облако с окном»: Степан Ярцевин приехал за глыбой уральского мрамора, нашёл в ней сквозную каверну и остался на лето. Страница с этой записью лежит рядом с работой.',
    ],
    en: [
      'The notebook is a real one: since 1998 it has recorded where each block came from, how it rings under the hammer, and what it was first meant to be. Seven volumes are full, and the commonest entry is “changed our minds”.',
      'The workshop lends sculptors a yard, a hoist and assistants. That is how “Cloud with a Window” came about: Stepan Yartsevin arrived to collect a block of Urals marble, found a cavity running right through it, and stayed for the summer. The page with that entry lies beside the work.',
    ],
  },
  artists: ['stepan-yartsevin', 'nazar-isaev', 'raisa-ilina'],
  email: 'zapis@kamennaya-tetrad.example',
  website: 'https://kamennaya-tetrad.example',
  works: [
    {
      picture: 'works/work-082.jpg',
      artist: 'stepan-yartsevin',
      mark: 'free',
      priceRoubles: 640_000,
    },
  ],
} satisfies ParticipantRecord
