import type { ParticipantSeed } from './types.ts'

/** Applied art, stands D-07 to D-12. */
export const participantsDefB: ParticipantSeed[] = [
  {
    slug: 'tkany-bereg',
    name: { ru: 'Тканый берег', en: 'Woven Shore' },
    type: 'workshop',
    city: { ru: 'Петрозаводск', en: 'Petrozavodsk' },
    section: 'applied',
    stand: 'D-07',
    lead: {
      ru: 'Ткёт шпалеры из карельской шерсти, окрашенной тем, что растёт у воды.',
      en: 'Weaves tapestries from Karelian wool dyed with whatever grows by the water.',
    },
    about: {
      ru: [
        'Пять ткачих работают на трёх станках в бывшей лодочной мастерской. Шерсть покупают у двух хозяйств в Заонежье, прядут вручную и красят корой ольхи, лишайником и вереском, так что палитра зависит от лета.',
        'Айно Лембина ткёт без картона: на станке у неё карандашный набросок величиной с открытку и счёт нитей. «Шпалера с озером» заняла девять месяцев; лодка появилась на седьмом, когда с Онежского озера сошёл лёд.',
      ],
      en: [
        'Five weavers work at three looms in a former boathouse. The wool is bought from two farms across Lake Onega, spun by hand and dyed with alder bark, lichen and heather, so that the palette depends on the summer.',
        'Aino Lembina weaves without a cartoon: pinned to her loom are a pencil sketch the size of a postcard and a count of threads. “Tapestry with a Lake” took nine months; the boat appeared in the seventh, when the ice on the lake broke up.',
      ],
    },
    artists: [
      { ru: 'Айно Лембина', en: 'Aino Lembina' },
      { ru: 'Устинья Кижская', en: 'Ustinya Kizhskaya' },
      { ru: 'Вероника Соломенцева', en: 'Veronika Solomentseva' },
      { ru: 'Марта Шелтозеро', en: 'Marta Sheltozero' },
      { ru: 'Лидия Водлина', en: 'Lidia Vodlina' },
    ],
    email: 'stanok@tkany-bereg.example',
    website: 'https://tkany-bereg.example',
    works: [
      {
        picture: 'works/work-083.jpg',
        author: { ru: 'Айно Лембина', en: 'Aino Lembina' },
        mark: 'free',
        priceRoubles: 420_000,
      },
      {
        picture: 'works/work-084.jpg',
        author: { ru: 'Айно Лембина', en: 'Aino Lembina' },
        mark: 'free',
        priceRoubles: 340_000,
      },
    ],
  },
  {
    slug: 'yaroslav-sudogdin',
    name: { ru: 'Ярослав Судогдин', en: 'Yaroslav Sudogdin' },
    type: 'artist',
    city: { ru: 'Гусь-Хрустальный', en: 'Gus-Khrustalny' },
    section: 'applied',
    stand: 'D-08',
    lead: {
      ru: 'Гравирует хрусталь медным колесом и показывает семь кубков, на которых почти ничего нет.',
      en: 'Engraves crystal with a copper wheel and shows seven goblets with almost nothing on them.',
    },
    about: {
      ru: [
        'Двадцать два года Судогдин резал на заводе алмазную грань, пышную и блестящую. Открыв свою мастерскую, он задался обратным вопросом: сколько линий можно убрать, прежде чем рисунок исчезнет.',
        'На первом кубке есть горизонт и стая птиц, на последнем — единственная черта, которую видно, если налить воды. Медные колёса гравёр точит сам; их у него восемьдесят, от пятака до макового зерна.',
      ],
      en: [
        'For twenty-two years Sudogdin cut lead crystal at the factory, in facets that were rich and bright. In his own workshop he turned the question round: how many lines can be taken away before the drawing disappears?',
        'On the first goblet there is a horizon and a flight of birds; on the last, a single stroke that shows only when water is poured in. He turns his copper wheels himself and has eighty of them, from the size of a coin to that of a poppy seed.',
      ],
    },
    artists: [{ ru: 'Ярослав Судогдин', en: 'Yaroslav Sudogdin' }],
    email: 'koleso@yaroslav-sudogdin.example',
    works: [],
  },
  {
    slug: 'bely-ganch',
    name: { ru: 'Белый ганч', en: 'White Ganch' },
    type: 'workshop',
    city: { ru: 'Ташкент', en: 'Tashkent' },
    section: 'applied',
    stand: 'D-09',
    lead: {
      ru: 'Режет узор по сырому гипсу и привозит потолок чайной комнаты, разобранный на шестнадцать частей.',
      en: 'Carves pattern into damp plaster and brings the ceiling of a tea room, taken down in sixteen sections.',
    },
    about: {
      ru: [
        'Ганч, среднеазиатский гипс с примесью глины, остаётся влажным около часа, и за этот час панель надо прорезать насквозь. Узор переводят угольной пылью через наколотую бумагу, дальше резчик обходится без линейки.',
        'Потолок из шестнадцати кессонов мастерская сделала для жилого дома, а к ярмарке повторила в две трети величины. Под ним поставлены скамьи: смотреть вверх мастера советуют сидя и не торопясь.',
      ],
      en: [
        'Ganch, the clay-bearing plaster of Central Asia, stays damp for about an hour, and within that hour the panel has to be cut right through. The pattern is pounced in charcoal dust from a pricked sheet; after that the carver does without a ruler.',
        'The ceiling, of sixteen coffers, was made for a private house and has been repeated for the fair at two thirds of its size. Benches stand underneath: the carvers recommend looking up from a seat, and without hurry.',
      ],
    },
    artists: [
      { ru: 'Рустам Бешагачев', en: 'Rustam Beshagachev' },
      { ru: 'Зухра Анхорова', en: 'Zukhra Ankhorova' },
      { ru: 'Тимур Чилонзаров', en: 'Timur Chilonzarov' },
    ],
    email: 'usta@bely-ganch.example',
    website: 'https://bely-ganch.example',
    works: [],
  },
  {
    slug: 'veniamin-matigorsky',
    name: { ru: 'Вениамин Матигорский', en: 'Veniamin Matigorsky' },
    type: 'artist',
    city: { ru: 'Архангельск', en: 'Arkhangelsk' },
    section: 'applied',
    stand: 'D-10',
    lead: {
      ru: 'Косторез, который привёз ларцы и шахматы, где обе армии — поморские рыбаки.',
      en: 'A bone carver who brings caskets and a chess set in which both armies are Pomor fishermen.',
    },
    about: {
      ru: [
        'Материал у него самый скромный: цевка, обычная говяжья кость, которую вываривают, белят и распиливают на пластины толщиной с ноготь. Бивень Матигорский оставил музейным копиям, потому что бивень, по его словам, красив и без резьбы.',
        'Тридцать две фигуры вырезаны за две зимы. Белых отличает от чёрных погода: одни стоят в штиль, у других ветер относит полы и сети. Кроме шахмат, на стенде шесть прорезных ларцов и лупа на латунной ножке.',
      ],
      en: [
        'His material is the humblest there is: ordinary beef bone, boiled, bleached and sawn into plates as thin as a fingernail. Mammoth ivory he has left to museum copies, since ivory, he says, is handsome enough uncarved.',
        'The thirty-two pieces took two winters. White differs from black in the weather: one side stands in a calm, on the other the wind carries coat-tails and nets away. Besides the chess set there are six openwork caskets and a magnifying glass on a brass foot.',
      ],
    },
    artists: [{ ru: 'Вениамин Матигорский', en: 'Veniamin Matigorsky' }],
    email: 'kost@veniamin-matigorsky.example',
    works: [],
  },
  {
    slug: 'tyoply-kamen',
    name: { ru: 'Тёплый камень', en: 'Warm Stone' },
    type: 'gallery',
    city: { ru: 'Калининград', en: 'Kaliningrad' },
    section: 'applied',
    stand: 'D-11',
    lead: {
      ru: 'Показывает янтарь с неснятой коркой: наборную карту залива, печати и настольные лампы.',
      en: 'Shows amber with the crust left on: an inlaid map of the lagoon, seals and table lamps.',
    },
    about: {
      ru: [
        'Основатели галереи, супруги-геологи, десять лет описывали янтарь для университетской коллекции и убедились, что лучшее в нём пропадает на шлифовальном круге. Теперь они работают с восемью художниками и ставят одно условие: корка остаётся хотя бы на одной стороне.',
        'На карте залива мели выложены белым янтарём, а глубины почти чёрным. Лампы зажигают по очереди, чтобы глаз успел заметить, насколько разным бывает жёлтый.',
      ],
      en: [
        'The founders, a married couple of geologists, spent ten years describing amber for a university collection and came to see that the best of it is lost on the grinding wheel. They now work with eight artists on a single condition: the crust must stay on at least one side.',
        'On the map of the lagoon the shoals are inlaid in white amber and the depths in amber that is nearly black. The lamps are lit one after another, to give the eye time to notice how many yellows there are.',
      ],
    },
    artists: [
      { ru: 'Эмма Преголина', en: 'Emma Pregolina' },
      { ru: 'Вадим Куршевич', en: 'Vadim Kurshevich' },
      { ru: 'Юлиана Дюнина', en: 'Yuliana Dyunina' },
      { ru: 'Артур Вислинский', en: 'Artur Vislinsky' },
    ],
    email: 'gallery@tyoply-kamen.example',
    website: 'https://tyoply-kamen.example',
    works: [],
  },
  {
    slug: 'gulshat-zilantova',
    name: { ru: 'Гульшат Зилантова', en: 'Gulshat Zilantova' },
    type: 'artist',
    city: { ru: 'Казань', en: 'Kazan' },
    section: 'applied',
    stand: 'D-12',
    lead: {
      ru: 'Шьёт мозаику из сафьяна и показывает девять панно, собранных из обрезков сапожной мастерской.',
      en: 'Stitches mosaics out of morocco leather and shows nine panels pieced from a bootmaker’s offcuts.',
    },
    about: {
      ru: [
        'Казанский шов соединяет два куска кожи встык и тут же закрывает стык узором. Зилантова переняла его у деда, который шил ичиги для театра; сама она сапог не шьёт, но рассудила, что тот же шов удержит и плоскость в человеческий рост.',
        'Панно названы по улицам Старо-Татарской слободы и повторяют рисунок крыш, каким он виден с минарета. Цветов девять, столько же, сколько было в дедовой коробке, и новых она не добавляет.',
      ],
      en: [
        'The Kazan stitch joins two pieces of leather edge to edge and covers the seam with pattern in the same movement. Zilantova had it from her grandfather, who made boots for the theatre; she makes none herself, but reasoned that a seam so strong would hold a surface as tall as a person.',
        'The panels are named after streets in the Old Tatar Quarter and repeat the pattern of its roofs as seen from a minaret. There are nine colours, the same as in her grandfather’s box, and she adds no others.',
      ],
    },
    artists: [{ ru: 'Гульшат Зилантова', en: 'Gulshat Zilantova' }],
    email: 'shov@gulshat-zilantova.example',
    website: 'https://gulshat-zilantova.example',
    works: [],
  },
]
