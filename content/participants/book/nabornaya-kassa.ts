import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'nabornaya-kassa',
  number: 66,
  name: { ru: 'Наборная касса', en: 'The Type Case' },
  type: 'workshop',
  city: { ru: 'Екатеринбург', en: 'Yekaterinburg' },
  section: 'book',
  stand: 'F-06',
  lead: {
    ru: 'Печатает афиши и тонкие книги с деревянных и свинцовых литер и везёт с собой тигельный станок.',
    en: 'Prints posters and slim books from wood and metal type, and brings its platen press along.',
  },
  about: {
    ru: [
      'Шрифты собирали по районным типографиям: когда те переходили на офсет, кассы отдавали на вес, вместе с пылью. Теперь их сто четырнадцать, и на каждую заведена карточка — что ею печатали, каких букв недостаёт и чем их заменяли.',
      'Книги здесь короткие, потому что после каждого листа набор рассыпают. На ярмарку приедут двадцать афиш, «Азбука опечаток» и станок, на котором посетитель оттиснет своё имя, если найдутся все буквы.',
    ],
    en: [
      'The type was gathered from small-town printing works: as they went over to offset, the cases were sold by weight, dust and all. There are now a hundred and fourteen, each with a card recording what was printed from it, which letters are wanting and what used to stand in for them.',
      'Books are short here, because the type is distributed after every sheet. The fair will see twenty posters, “An Alphabet of Misprints” and the press, on which visitors may print their own names, provided all the letters turn up.',
    ],
  },
  artists: ['nikifor-zuev', 'dina-akhmetova'],
  email: 'litera@nabornaya-kassa.example',
  website: 'https://nabornaya-kassa.example',
  works: [],
} satisfies ParticipantRecord
