import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'severny-svod',
  number: 9,
  name: { ru: 'Северный свод', en: 'Northern Vault' },
  type: 'gallery',
  city: { ru: 'Архангельск', en: 'Arkhangelsk' },
  section: 'painting',
  stand: 'A-09',
  lead: {
    ru: 'Галерея живописи на дереве, которая каждое лето уходит в рейс.',
    en: 'A gallery of painting on wood that sails every summer.',
  },
  about: {
    ru: [
      'Зимой галерея занимает подвал с такими низкими сводами, что всё крупнее метра приходится ставить на пол. Летом выставку на два месяца принимает пассажирский теплоход, и залом служит кают-компания.',
      'Для «Портика» выбраны четыре автора, которые пишут по доске: маслом, клеевой краской, яичной темперой. «Корабль» суздальского мастера Прохора Заозерина плавал с галереей три навигации.',
    ],
    en: [
      'In winter the gallery occupies a basement with vaults so low that anything over a metre has to stand on the floor. In summer a passenger boat takes the exhibition on board for two months, and the saloon becomes the hall.',
      'For Portico it has chosen four artists who paint on panel, in oil, distemper and egg tempera. “The Ship” by Prokhor Zaozerin of Suzdal has sailed with the gallery for three seasons.',
    ],
  },
  artists: ['prokhor-zaozerin', 'nil-popov', 'ustinya-fyodorova', 'antip-fokin'],
  email: 'info@severny-svod.example',
  website: 'https://severny-svod.example',
  works: [
    {
      picture: 'works/work-065.jpg',
      artist: 'prokhor-zaozerin',
      mark: 'free',
      priceRoubles: 230_000,
    },
  ],
} satisfies ParticipantRecord
