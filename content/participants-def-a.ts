import type { ParticipantSeed } from './types.ts'

/** Applied art, stands D-01 to D-06. */
export const participantsDefA: ParticipantSeed[] = [
  {
    slug: 'siny-izrazets',
    name: { ru: 'Синий изразец', en: 'Blue Tile' },
    type: 'workshop',
    city: { ru: 'Гжель', en: 'Gzhel' },
    section: 'applied',
    stand: 'D-01',
    lead: {
      ru: 'Пишет кобальтом по сырой эмали и обжигает посуду в печи, которую топят еловыми дровами.',
      en: 'Paints in cobalt on unfired white glaze and heats its kiln with spruce logs.',
    },
    about: {
      ru: [
        'Мастерская занимает бывшую сушильню кирпичного завода: печь осталась от прежних хозяев, остальное гончары построили сами. Мазок на сырой эмали не поправить, краска впитывается сразу, поэтому роспись ведут по памяти, без карандаша.',
        'Рыбу и птицу для своих блюд Пелагея Речицкая рисует в альбоме по пятьдесят раз, а на глине один. На стенд приедут двенадцать блюд и стена из восьмидесяти печных изразцов, которую собирают на месте, без раствора.',
      ],
      en: [
        'The workshop occupies the former drying shed of a brickworks; the kiln came with the building, the potters built the rest. A stroke on raw glaze cannot be corrected, for the colour sinks in at once, so the painting is done from memory, with no pencil underneath.',
        'Pelageya Rechitskaya draws the fish and the bird for her dishes fifty times in an album and once on the clay. The stand will hold twelve dishes and a wall of eighty stove tiles, put together on the spot without mortar.',
      ],
    },
    artists: [
      { ru: 'Пелагея Речицкая', en: 'Pelageya Rechitskaya' },
      { ru: 'Семён Турыгин', en: 'Semyon Turygin' },
      { ru: 'Алла Бисеровская', en: 'Alla Biserovskaya' },
    ],
    email: 'pech@siny-izrazets.example',
    website: 'https://siny-izrazets.example',
    works: [
      {
        picture: 'works/work-071.jpg',
        author: { ru: 'Пелагея Речицкая', en: 'Pelageya Rechitskaya' },
        mark: 'sold',
        priceRoubles: 32_000,
      },
      {
        picture: 'works/work-072.jpg',
        author: { ru: 'Пелагея Речицкая', en: 'Pelageya Rechitskaya' },
        mark: 'free',
        priceRoubles: 28_000,
      },
    ],
  },
  {
    slug: 'belichy-khvost',
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
        'Старшая из трёх художниц, Евдокия Люлехина, пишет историю деревенской почты: письмо едет по крышке в санях, на передней стенке переправляется через реку и находит адресата под донышком. Такую шкатулку надо взять в руки, и на стенде для этого лежат белые перчатки.',
      ],
      en: [
        'The painters tie their own brushes, out of squirrel hair and goose quill, and burnish the gold with a wolf’s tooth. The blank is built up from strips of card and left to dry for six months before a brush comes near it.',
        'Yevdokia Lyulekhina, the eldest of the three artists, paints the story of a village post: a letter sets off by sledge across the lid, is ferried over a river on the front, and finds its reader underneath. A box like this has to be picked up, and white gloves are laid out on the stand for the purpose.',
      ],
    },
    artists: [
      { ru: 'Евдокия Люлехина', en: 'Yevdokia Lyulekhina' },
      { ru: 'Серафима Красновидова', en: 'Serafima Krasnovidova' },
      { ru: 'Нина Подолинская', en: 'Nina Podolinskaya' },
    ],
    email: 'lak@belichy-khvost.example',
    works: [],
  },
  {
    slug: 'taisiya-porechskaya',
    name: { ru: 'Таисия Поречская', en: 'Taisia Porechskaya' },
    type: 'artist',
    city: { ru: 'Ростов Великий', en: 'Rostov Veliky' },
    section: 'applied',
    stand: 'D-03',
    lead: {
      ru: 'Показывает тридцать финифтяных миниатюр с видом из одного окна во все месяцы и в любую погоду.',
      en: 'Shows thirty enamel miniatures of the view from one window, in every month and all weathers.',
    },
    about: {
      ru: [
        'Финифть пишут огнеупорными красками по белой эмали и обжигают после каждого слоя; у Поречской их бывает до семи. В печи цвет уходит, и художница ведёт таблицу: какой голубой станет озером, а какой окажется асфальтом.',
        'Двадцать лет она расписывала по чужим образцам броши и перстни, а в собственных вещах отказалась от оправы. Медная пластина размером с ладонь лежит на подставке, как страница, и рядом с ней — неудачная сестра, лопнувшая в обжиге.',
      ],
      en: [
        'Rostov enamel is painted in vitreous colours on a white ground and fired after every layer; Porechskaya’s may have as many as seven. Colours shift in the kiln, and she keeps a chart of which blue will turn into a lake and which into tarmac.',
        'For twenty years she painted brooches and rings to other people’s designs; in her own pieces she has given up mounts altogether. A copper plate the size of a palm lies on its stand like a page, and beside it lies a less fortunate sister, cracked in the firing.',
      ],
    },
    artists: [{ ru: 'Таисия Поречская', en: 'Taisia Porechskaya' }],
    email: 'okno@taisiya-porechskaya.example',
    works: [],
  },
  {
    slug: 'smalta',
    name: { ru: 'Смальта', en: 'Smalt' },
    type: 'workshop',
    city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
    section: 'applied',
    stand: 'D-04',
    lead: {
      ru: 'Мозаичная мастерская, где набирают вручную и не признают готовой сетки.',
      en: 'A mosaic workshop that sets every piece by hand and will have nothing to do with ready-made mesh.',
    },
    about: {
      ru: [
        'Мастерскую основали пятеро выпускников Невской школы монументального искусства, чтобы сообща заказывать варку смальты. Камень для фона собирают на ладожских отмелях и в отвалах старых карьеров; ящики подписаны местом и годом, как образцы породы.',
        'Середину стенда занимает «Солярная розетта» Дарьи Стрешиной. Круг набран от центра к краю, золото стоит с лёгким наклоном и загорается по частям, пока зритель идёт мимо. Тут же лежат молоток и наковальня: колоть смальту разрешают всем, кто наденет очки.',
      ],
      en: [
        'It was founded by five graduates of the Neva School of Monumental Art who wanted to order their glass in shared melts. Stone for the grounds is gathered on the shoals of Lake Ladoga and the spoil heaps of old quarries; the boxes are labelled with place and year, like rock samples.',
        'In the middle of the stand hangs Darya Streshina’s “Solar Rosette”. It was set from the centre outwards, and the gold, tilted a little, lights up part by part as one walks past. A hammer and an anvil are at hand: anyone who puts on goggles may try cutting smalt.',
      ],
    },
    artists: [
      { ru: 'Дарья Стрешина', en: 'Darya Streshina' },
      { ru: 'Захар Ижорин', en: 'Zakhar Izhorin' },
      { ru: 'Милана Кронверова', en: 'Milana Kronverova' },
      { ru: 'Остап Сестринский', en: 'Ostap Sestrinsky' },
      { ru: 'Раиса Оредежская', en: 'Raisa Oredezhskaya' },
    ],
    email: 'nabor@smalta.example',
    website: 'https://smalta.example',
    works: [
      {
        picture: 'works/work-055.jpg',
        author: { ru: 'Дарья Стрешина', en: 'Darya Streshina' },
        title: { ru: 'Солярная розетта', en: 'Solar Rosette' },
        mark: 'held',
        priceRoubles: 390_000,
      },
      {
        picture: 'works/work-053.jpg',
        author: { ru: 'Дарья Стрешина', en: 'Darya Streshina' },
        mark: 'free',
        priceRoubles: 360_000,
      },
      {
        picture: 'works/work-054.jpg',
        author: { ru: 'Дарья Стрешина', en: 'Darya Streshina' },
        mark: 'sold',
        priceRoubles: 275_000,
      },
    ],
  },
  {
    slug: 'anush-vardumyan',
    name: { ru: 'Ануш Вардумян', en: 'Anush Vardumyan' },
    type: 'artist',
    city: { ru: 'Ереван', en: 'Yerevan' },
    section: 'applied',
    stand: 'D-05',
    lead: {
      ru: 'Складывает птиц и виноград из смальты на золоте, которое сама запекает под стеклом.',
      en: 'Builds birds and vines out of smalt on a ground of gold that she fires under glass herself.',
    },
    about: {
      ru: [
        'Золотую смальту Вардумян делает в сарае за домом, на окраине Еревана: лист золота между двумя слоями стекла, печь, ночь остывания. Из десяти пластин три идут в брак, и ими вымощена дорожка к калитке.',
        'Училась она реставрации рукописей и мозаику до сих пор строит как заставку: кайма, поле, одна фигура. Птица на ветке взята с полей счётной книги, которую вёл её прадед, торговец сушёными абрикосами.',
      ],
      en: [
        'Vardumyan makes her gold tesserae in a shed behind the house, on the edge of Yerevan: gold leaf between two layers of glass, the kiln, a night of cooling. Three sheets in ten are spoiled, and with these she has paved the path to the gate.',
        'She trained as a restorer of manuscripts and still composes a mosaic like a headpiece: border, field, a single figure. The bird on a branch comes from the margin of an account book kept by her great-grandfather, who dealt in dried apricots.',
      ],
    },
    artists: [{ ru: 'Ануш Вардумян', en: 'Anush Vardumyan' }],
    email: 'studio@anush-vardumyan.example',
    website: 'https://anush-vardumyan.example',
    works: [
      {
        picture: 'works/work-056.jpg',
        author: { ru: 'Ануш Вардумян', en: 'Anush Vardumyan' },
        mark: 'free',
        priceRoubles: 310_000,
      },
      {
        picture: 'works/work-057.jpg',
        author: { ru: 'Ануш Вардумян', en: 'Anush Vardumyan' },
        mark: 'held',
        priceRoubles: 265_000,
      },
    ],
  },
  {
    slug: 'naboyny-stol',
    name: { ru: 'Набойный стол', en: 'Printing Table' },
    type: 'workshop',
    city: { ru: 'Иваново', en: 'Ivanovo' },
    section: 'applied',
    stand: 'D-06',
    lead: {
      ru: 'Печатает льняные полотна с резных грушевых досок и привозит сорок метров ткани вместе с досками.',
      en: 'Prints linen from carved pear-wood blocks and brings forty metres of cloth, blocks included.',
    },
    about: {
      ru: [
        'В собрании мастерской двести шестьдесят набойных досок; самые старые нашлись под полом ситцевой фабрики, где их подложили под половицы. Недостающие части узора дорезают из той же груши и клеймят, чтобы новое не приняли за старое.',
        'Марену, индиго и дубовую кору варят во дворе и непременно записывают погоду: в сырой день синий выходит зеленее. На стенде поставят стол длиной три метра и будут печатать на нём при посетителях.',
      ],
      en: [
        'The workshop owns two hundred and sixty printing blocks; the oldest came to light under the floor of a calico mill, where they had been used to level the boards. Missing parts of a pattern are cut anew from the same wood and branded, so that new is never taken for old.',
        'Madder, indigo and oak bark are boiled up in the yard, and the weather is always noted: on a damp day the blue comes out greener. A table three metres long will be set up on the stand, and the printing will be done in front of visitors.',
      ],
    },
    artists: [
      { ru: 'Капитолина Уводьева', en: 'Kapitolina Uvodyeva' },
      { ru: 'Герман Талкин', en: 'German Talkin' },
    ],
    email: 'doska@naboyny-stol.example',
    website: 'https://naboyny-stol.example',
    works: [],
  },
]
