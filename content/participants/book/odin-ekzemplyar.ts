import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'odin-ekzemplyar',
  number: 70,
  name: { ru: 'Один экземпляр', en: 'Sole Copy' },
  type: 'gallery',
  city: { ru: 'Воронеж', en: 'Voronezh' },
  section: 'book',
  stand: 'F-10',
  lead: {
    ru: 'Галерея книги художника показывает одиннадцать томов, у которых нет и не будет второго экземпляра.',
    en: 'A gallery of artists’ books, showing eleven volumes of which there is not and will not be a second copy.',
  },
  about: {
    ru: [
      'Галерея открылась в читальном зале закрытой районной библиотеки и сохранила её порядок: формуляр, стол с лампой, просьбу не загибать страниц. Художник приносит книгу сам и первые полчаса сидит рядом с читателем.',
      'Среди привезённого — атлас одной реки на семи метрах сложенной бумаги, справочник жильцов подъезда с портретами, тетрадь, вышитая по линейкам, и том из жести, который листают в перчатках. За столом один зритель и одна книга, остальные ждут.',
    ],
    en: [
      'The gallery opened in the reading room of a closed district library and has kept its order: the borrower’s card, the desk with a lamp, the request not to fold down corners. The artist delivers the book in person and for the first half-hour sits beside the reader.',
      'Among the books are an atlas of a single river on seven metres of folded paper, a directory of the residents of one staircase with portraits, an exercise book embroidered along its lines, and a volume of tinplate, to be leafed through in gloves. One viewer and one book are at the desk at a time; the rest wait.',
    ],
  },
  artists: ['mayya-bondarenko', 'rostislav-kuznetsov', 'faina-rubtsova', 'demyan-tkachenko'],
  email: 'formulyar@odin-ekzemplyar.example',
  website: 'https://odin-ekzemplyar.example',
  works: [],
} satisfies ParticipantRecord
