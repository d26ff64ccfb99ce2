import type { ParticipantSeed } from './types.ts'

/** Books, stands F-06 to F-10. */
export const participantsDefF: ParticipantSeed[] = [
  {
    slug: 'nabornaya-kassa',
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
    artists: [
      { ru: 'Никифор Исетин', en: 'Nikifor Isetin' },
      { ru: 'Дина Шарташская', en: 'Dina Shartashskaya' },
    ],
    email: 'litera@nabornaya-kassa.example',
    website: 'https://nabornaya-kassa.example',
    works: [],
  },
  {
    slug: 'ukazatel',
    name: { ru: 'Указатель', en: 'The Index' },
    type: 'publisher',
    city: { ru: 'Новосибирск', en: 'Novosibirsk' },
    section: 'book',
    stand: 'F-07',
    lead: {
      ru: 'Привозит сорок исследований о книге и чтении, и в каждом есть подробный указатель.',
      en: 'Brings forty studies of books and reading, every one of them with a full index.',
    },
    about: {
      ru: [
        'Издательство началось с замечания Алексея Дольника, что книга без указателя — всё равно что зал без света. Указатель здесь составляют до вёрстки, и не раз автор, увидев свой, садился переписывать главу.',
        'Четыре из шести монографий Дольника вышли под этой маркой, среди них «Пособие с пометами» с полями, достаточно широкими для новых помет. На стенде стоит картотечный шкаф: в ящике находят слово, а на карточке — все книги и страницы, где оно встречается.',
      ],
      en: [
        'The press began with a remark of Alexey Dolnik’s, that a book without an index is a gallery without light. The index is made here before the pages are set, and more than one author, on seeing it, has sat down to rewrite a chapter.',
        'Four of Dolnik’s six monographs have appeared under this imprint, among them “A Manual with Annotations”, with margins wide enough for new ones. The stand has a card cabinet: find a word in its drawers, and the card gives every book and page where it occurs.',
      ],
    },
    artists: [
      { ru: 'Алексей Дольник', en: 'Alexey Dolnik' },
      { ru: 'Евгения Обская', en: 'Yevgenia Obskaya' },
      { ru: 'Платон Иньин', en: 'Platon Inyin' },
    ],
    email: 'kartoteka@ukazatel.example',
    website: 'https://ukazatel.example',
    works: [],
  },
  {
    slug: 'chan-i-setka',
    name: { ru: 'Чан и сетка', en: 'Vat and Mould' },
    type: 'workshop',
    city: { ru: 'Полотняный Завод', en: 'Polotnyany Zavod' },
    section: 'book',
    stand: 'F-08',
    lead: {
      ru: 'Отливает бумагу вручную из льняного тряпья и привозит четырнадцать сортов, каждый с альбомом проб.',
      en: 'Makes paper by hand from linen rag and brings fourteen sorts, each with an album of trials.',
    },
    about: {
      ru: [
        'В посёлке, где бумагу делали триста лет, мастерской досталась бывшая красильня у плотины. Простыни, рубахи и больничные занавески собирают по округе, рвут, вываривают и месяц держат в чане.',
        'Водяные знаки выгибают из медной проволоки, и только для заказчиков: своего знака у мастерской нет. Каждый сорт испытывают гравёр, акварелист и каллиграф; их пробы вшиты в альбом вместе с замечаниями, не всегда лестными.',
      ],
      en: [
        'In a settlement where paper was made for three hundred years, the workshop has inherited a former dye house by the dam. Sheets, shirts and hospital curtains are collected in the neighbourhood, torn up, boiled and kept in the vat for a month.',
        'Watermarks are bent from copper wire, and for clients only: the workshop has no mark of its own. Every sort is tested by an engraver, a watercolourist and a calligrapher, whose trials are bound into the album together with their comments, not all of them flattering.',
      ],
    },
    artists: [
      { ru: 'Арсений Лужновец', en: 'Arseny Luzhnovets' },
      { ru: 'Клавдия Товаркова', en: 'Klavdia Tovarkova' },
    ],
    email: 'list@chan-i-setka.example',
    works: [],
  },
  {
    slug: 'vosmaya-dolya',
    name: { ru: 'Восьмая доля', en: 'Octavo' },
    type: 'publisher',
    city: { ru: 'Москва', en: 'Moscow' },
    section: 'book',
    stand: 'F-09',
    lead: {
      ru: 'Делает книги об искусстве для тех, кто ещё читает по слогам, и привозит двенадцать новых.',
      en: 'Makes books on art for those who still read syllable by syllable, and brings twelve new ones.',
    },
    about: {
      ru: [
        'Весь каталог выходит в восьмую долю листа: такую книгу ребёнок держит одной рукой, а другой показывает. Картин в ней немного, зато каждая дана трижды: целиком, вблизи и с изнанки, где видны подрамник и наклейки.',
        'Тексты пишут музейные хранители, а сокращает их редакционный совет, членам которого от шести до девяти лет. Самая длинная книга, «Почему она без рук», уместилась в четыреста слов; самую короткую, «Рама», дочитывают, пока закипает чайник.',
      ],
      en: [
        'The whole list comes out in octavo: a child can hold such a book in one hand and point with the other. There are few pictures in it, but each is shown three times: entire, close to and from the back, with its stretcher and labels.',
        'The texts are written by museum keepers and shortened by an editorial board whose members are between six and nine. The longest book, “Why She Has No Arms”, has been kept to four hundred words; the shortest, “Frame”, is finished before the kettle boils.',
      ],
    },
    artists: [
      { ru: 'Василиса Неглинная', en: 'Vasilisa Neglinnaya' },
      { ru: 'Кирилл Пресницын', en: 'Kirill Presnitsyn' },
      { ru: 'Маргарита Ходынская', en: 'Margarita Khodynskaya' },
    ],
    email: 'chitatel@vosmaya-dolya.example',
    website: 'https://vosmaya-dolya.example',
    works: [],
  },
  {
    slug: 'odin-ekzemplyar',
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
    artists: [
      { ru: 'Майя Усманская', en: 'Maya Usmanskaya' },
      { ru: 'Ростислав Битюг', en: 'Rostislav Bityug' },
      { ru: 'Фаина Хопёрская', en: 'Faina Khopyorskaya' },
      { ru: 'Демьян Тихососна', en: 'Demyan Tikhososna' },
    ],
    email: 'formulyar@odin-ekzemplyar.example',
    website: 'https://odin-ekzemplyar.example',
    works: [],
  },
]
