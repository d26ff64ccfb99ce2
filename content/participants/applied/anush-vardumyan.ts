import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'anush-vardumyan',
  number: 41,
  name: { ru: 'Ануш Вардумян', en: 'Anush Vardumyan' },
  type: 'artist',
  city: { ru: 'Ереван', en: 'Yerevan' },
  section: 'applied',
  stand: 'D-05',
  lead: {
    ru: 'Складывает птиц и виноград из смальты на золоте, которое сама запекает под стеклом.',
    en: 'Builds birds and vines out of smalti on a ground of gold that she fires under glass herself.',
  },
  about: {
    ru: [
      'Золотую смальту Вардумян делает в сарае за домом, на окраине Еревана: лист золота между двумя слоями стекла, печь, ночь остывания. Из десяти пластин три идут в брак, и ими вымощена дорожка к калитке.',
      'Училась она реставрации рукописей и мозаику до сих пор строит как заставку: кайма, поле, одна фигура. Птица на ветке взята с полей счётной книги, которую вёл её прадед, торговец сушёными абрикосами.',
    ],
    en: [
      'Vardumyan makes her gold tesserae in a shed behind the house, on the edge of Yerevan: gold leaf between two layers of glass, the kiln, a night of cooling. Three sheets in ten are spoiled, and with these she has paved the path to the gate.',
      'She trained as a conservator of manuscripts and still composes a mosaic like a headpiece: border, field, a single figure. The bird on a branch comes from the margin of an account book kept by her great-grandfather, who dealt in dried apricots.',
    ],
  },
  artists: ['anush-vardumyan'],
  email: 'studio@anush-vardumyan.example',
  website: 'https://anush-vardumyan.example',
  works: [
    {
      picture: 'works/work-056.jpg',
      artist: 'anush-vardumyan',
      mark: 'free',
      priceRoubles: 310_000,
    },
    {
      picture: 'works/work-057.jpg',
      artist: 'anush-vardumyan',
      mark: 'free',
      priceRoubles: 265_000,
    },
  ],
} satisfies ParticipantRecord
