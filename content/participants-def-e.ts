import type { ParticipantSeed } from './types.ts'

/** Books, stands F-01 to F-05. */
export const participantsDefE: ParticipantSeed[] = [
  {
    slug: 'levoe-pole',
    name: { ru: 'Левое поле', en: 'Left Margin' },
    type: 'publisher',
    city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
    section: 'book',
    stand: 'F-01',
    lead: {
      ru: 'Выпускает четыре книги об искусстве в год и привозит всю серию «Один мастер» вместе с корректурами.',
      en: 'Publishes four books on art a year and brings the whole of its “One Master” series, proofs included.',
    },
    about: {
      ru: [
        'Издательство основал Марк Мурогин, в прошлом технолог типографии и букинист; редакция занимает четыре комнаты над переплётной. Рукописи здесь читают вслух, и в штатном расписании есть должность слушателя.',
        'В серии тридцать две монографии — о шпалерщиках, медальерах, резчиках шрифта. К ним подобраны листы, обычно не покидающие папок: авторская правка, забракованные обложки и переписка о том, какой именно серый годится для тени.',
      ],
      en: [
        'The press was founded by Mark Murogin, formerly a printing technologist and a second-hand bookseller; its offices are four rooms above a bindery. Manuscripts are read aloud here, and the staff list includes the post of listener.',
        'The series runs to thirty-two monographs, on tapestry weavers, medallists, cutters of type. With them come papers that seldom leave their folders: authors’ corrections, rejected covers and letters on the question of which grey will do for a shadow.',
      ],
    },
    artists: [
      { ru: 'Марк Мурогин', en: 'Mark Murogin' },
      { ru: 'Глафира Карповская', en: 'Glafira Karpovskaya' },
      { ru: 'Эдуард Пряжец', en: 'Eduard Pryazhets' },
    ],
    email: 'redaktsiya@levoe-pole.example',
    website: 'https://levoe-pole.example',
    works: [],
  },
  {
    slug: 'sukhoy-list',
    name: { ru: 'Сухой лист', en: 'Pressed Leaf' },
    type: 'publisher',
    city: { ru: 'Москва', en: 'Moscow' },
    section: 'book',
    stand: 'F-02',
    lead: {
      ru: 'Издаёт рисованные определители растений и показывает акварели, с которых они печатались.',
      en: 'Publishes hand-drawn guides to plants and shows the watercolours they were printed from.',
    },
    about: {
      ru: [
        'На фотографии всегда один экземпляр, на рисунке — вид: из этого убеждения вырос каталог в девятнадцать книг, с которыми ходят в лес и на экзамен. Формат рассчитан на карман штормовки, бумага на дождь.',
        'Ксения Таволгина рисует с живого образца, пока он не завял, и отмечает на поле часы и минуты. «Папоротник», «Мак» и «Рябина» сделаны для «Определителя пустырей и обочин». Рябину она писала с ветки за окном редакции, чтобы не ломать.',
      ],
      en: [
        'A photograph shows one specimen, a drawing shows the species: out of this conviction has grown a list of nineteen books that are taken into the woods and into examinations. The format was chosen for an anorak pocket, the paper for rain.',
        'Ksenia Tavolgina draws from the living plant until it wilts, noting the hour and minute in the margin. “Fern”, “Poppy” and “Rowan” were made for “A Guide to Waste Ground and Waysides”. The rowan was painted from a branch outside the office window, so as not to break it.',
      ],
    },
    artists: [
      { ru: 'Ксения Таволгина', en: 'Ksenia Tavolgina' },
      { ru: 'Родион Осокин', en: 'Rodion Osokin' },
    ],
    email: 'pochta@sukhoy-list.example',
    website: 'https://sukhoy-list.example',
    works: [
      {
        picture: 'works/work-066.jpg',
        author: { ru: 'Ксения Таволгина', en: 'Ksenia Tavolgina' },
        mark: 'free',
        priceRoubles: 26_000,
      },
      {
        picture: 'works/work-067.jpg',
        author: { ru: 'Ксения Таволгина', en: 'Ksenia Tavolgina' },
        mark: 'sold',
        priceRoubles: 24_000,
      },
      {
        picture: 'works/work-068.jpg',
        author: { ru: 'Ксения Таволгина', en: 'Ksenia Tavolgina' },
        mark: 'free',
        priceRoubles: 22_000,
      },
    ],
  },
  {
    slug: 'timofey-berestok',
    name: { ru: 'Тимофей Бересток', en: 'Timofey Berestok' },
    type: 'artist',
    city: { ru: 'Псков', en: 'Pskov' },
    section: 'book',
    stand: 'F-03',
    lead: {
      ru: 'Ксилограф, который режет экслибрис по списку книг, перечитанных его владельцем.',
      en: 'A wood engraver who cuts a bookplate from the list of books its owner has read more than once.',
    },
    about: {
      ru: [
        'Грушу и яблоню для досок Бересток берёт в старых садах: спил сохнет два года, потом торец шлифуют, пока в нём не отразится окно. Рисунок он не переводит и режет прямо по дереву, оттого ни одна ветка не повторяется дважды.',
        '«Экслибрис с совой» заказала школьная библиотекарша, которая читает по ночам, «Экслибрис с колонной» — архитектор, не построивший ни одной колонны. На стенде лежат обе доски, и здесь же принимают заказы: понадобится список из десяти названий.',
      ],
      en: [
        'Berestok finds pear and apple wood for his blocks in old orchards: the slice dries for two years, and then the end grain is polished until the window is reflected in it. He transfers no drawing and cuts straight into the wood, which is why no twig of his ever comes out twice.',
        '“Bookplate with an Owl” was commissioned by a school librarian who reads at night, “Bookplate with a Column” by an architect who has never built one. Both blocks are on the stand, and commissions are taken there: a list of ten titles is required.',
      ],
    },
    artists: [{ ru: 'Тимофей Бересток', en: 'Timofey Berestok' }],
    email: 'znak@timofey-berestok.example',
    works: [
      {
        picture: 'works/work-069.jpg',
        author: { ru: 'Тимофей Бересток', en: 'Timofey Berestok' },
        mark: 'free',
        priceRoubles: 6_500,
      },
      {
        picture: 'works/work-070.jpg',
        author: { ru: 'Тимофей Бересток', en: 'Timofey Berestok' },
        mark: 'held',
        priceRoubles: 6_000,
      },
    ],
  },
  {
    slug: 'trety-sgib',
    name: { ru: 'Третий сгиб', en: 'Third Fold' },
    type: 'workshop',
    city: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' },
    section: 'book',
    stand: 'F-04',
    lead: {
      ru: 'Переплётная мастерская, которая привозит пятнадцать чистых книг и один разрезанный корешок.',
      en: 'A bindery that brings fifteen blank books and one spine cut in half.',
    },
    about: {
      ru: [
        'Разрезанный корешок — учебный: на нём видно, где проходит нить, куда ложится клей и почему дешёвая книга хорошо раскрывается только однажды. Переплетают здесь то, что приносят: дипломы, судовые журналы, семейные рецепты, хоровые тетради.',
        'Павла Окская и двое её учеников работают с козлиной кожей, холстом и старыми картами, но охотнее всего оставляют шитьё снаружи, без крышек. Пятнадцать книг для ярмарки сшиты пятнадцатью способами; писать в них предстоит покупателю.',
      ],
      en: [
        'The spine is a teaching model: it shows where the thread runs, where the glue goes and why a cheap book opens properly only once. They bind whatever is brought in: dissertations, ships’ logs, family recipes, choir parts.',
        'Pavla Okskaya and her two pupils work in goatskin, canvas and old maps, but like best of all to leave the sewing exposed, with no case over it. The fifteen books for the fair are sewn in fifteen different ways; the writing is left to the buyer.',
      ],
    },
    artists: [
      { ru: 'Павла Окская', en: 'Pavla Okskaya' },
      { ru: 'Лаврентий Стрелкин', en: 'Lavrenty Strelkin' },
      { ru: 'Зоя Почаинская', en: 'Zoya Pochainskaya' },
    ],
    email: 'nit@trety-sgib.example',
    website: 'https://trety-sgib.example',
    works: [],
  },
  {
    slug: 'uchebnaya-polka',
    name: { ru: 'Учебная полка', en: 'Study Shelf' },
    type: 'publisher',
    city: { ru: 'Иркутск', en: 'Irkutsk' },
    section: 'book',
    stand: 'F-05',
    lead: {
      ru: 'Привозит пособия по рисунку, в которых половина страниц оставлена ученику.',
      en: 'Brings drawing manuals in which half the pages are left to the pupil.',
    },
    about: {
      ru: [
        'Здесь вышли все пять изданий «Головы за восемь вечеров» Глеба Темрякова и курс Антона Журавца, рассчитанный на тридцать два часа. Бумагу выбирают в классе: пробный тираж раздают школьникам, через месяц собирают и смотрят, где протёрлось.',
        'Рядом с новыми книгами на стенде лежат изрисованные, их присылают читатели. Самый дальний экземпляр вернулся с метеостанции: на правых страницах сорок раз нарисована одна и та же печка, и на сороковом листе она греет.',
      ],
      en: [
        'All five editions of Gleb Temryakov’s “The Head in Eight Evenings” have come out here, as has Anton Zhuravets’s course of thirty-two hours. The paper is chosen in the classroom: a trial printing is handed out to pupils, collected a month later and examined for holes.',
        'On the stand, next to the new books, lie drawn-in copies sent back by readers. The one that travelled farthest came from a weather station: its right-hand pages show the same stove drawn forty times over, and in the fortieth it gives off heat.',
      ],
    },
    artists: [
      { ru: 'Глеб Темряков', en: 'Gleb Temryakov' },
      { ru: 'Антон Журавец', en: 'Anton Zhuravets' },
      { ru: 'Олеся Иркутова', en: 'Olesya Irkutova' },
    ],
    email: 'polka@uchebnaya-polka.example',
    website: 'https://uchebnaya-polka.example',
    works: [],
  },
]
