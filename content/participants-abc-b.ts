import type { ParticipantSeed } from './types.ts'

export const participantsAbcB: ParticipantSeed[] = [
  {
    slug: 'militsa-dubravats',
    name: { ru: 'Милица Дубравац', en: 'Milica Dubravac' },
    type: 'artist',
    city: { ru: 'Белград', en: 'Belgrade' },
    section: 'painting',
    stand: 'A-07',
    lead: {
      ru: 'Ищет цвет, который держит форму без контура и без тени.',
      en: 'Looks for a colour that can hold a shape without outline or shadow.',
    },
    about: {
      ru: [
        'По образованию Дубравац — реставратор фресок: восемь лет она тонировала утраты в сельских церквях Сербии и научилась подбирать цвет к тому, чего уже нет. Собственная живопись началась с карты тонировок — белого листа с прямоугольниками, у каждого из которых был номер.',
        'Акрил она кладёт в сорок прозрачных слоёв и каждый шлифует, отчего глаз не сразу находит, где кончается краска и начинается холст. Здесь показаны «Четыре плоскости»; вторая картина, «Дуги», — в галерее «Дом с эркером», стенд A-12.',
      ],
      en: [
        'Dubravac trained as a restorer of frescoes: for eight years she toned in losses in the village churches of Serbia, and learned to match a colour to something that is no longer there. Her own painting began with a retouching chart, a white sheet of rectangles, each of them numbered.',
        'She lays acrylic in forty transparent layers and sands every one, so that the eye takes a while to find where paint ends and canvas begins. “Four Planes” is shown here; a second picture, “Arcs”, is at the House with a Bay Window gallery on stand A-12.',
      ],
    },
    artists: [{ ru: 'Милица Дубравац', en: 'Milica Dubravac' }],
    email: 'studio@militsa-dubravats.example',
    website: 'https://militsa-dubravats.example',
    works: [
      {
        picture: 'works/work-048.jpg',
        author: { ru: 'Милица Дубравац', en: 'Milica Dubravac' },
        mark: 'free',
        priceRoubles: 180_000,
      },
    ],
  },
  {
    slug: 'trety-svet',
    name: { ru: 'Третий свет', en: 'Third Light' },
    type: 'gallery',
    city: { ru: 'Москва', en: 'Moscow' },
    section: 'painting',
    stand: 'A-08',
    lead: {
      ru: 'Галерея под самой крышей, куда картины поднимают по лестнице в шесть маршей.',
      en: 'A gallery right under the roof, to which pictures are carried up six flights of stairs.',
    },
    about: {
      ru: [
        'Вторым светом архитекторы называют верхний ряд окон в высоком зале; галерея помещается ещё выше, отсюда и название. Размер холста ограничен поворотом лестницы — девяносто на девяносто сантиметров, и художники привыкли считать это условием задачи.',
        'Выставки здесь составляют парами: одна картина, один рисунок, одна стена. К холсту Марка Кедрача «Солнце за лесами» подобраны карандашные этюды Зои Мачтиной, сделанные на той же стройке. Леса на них одни и те же, только Мачтина стояла внутри.',
      ],
      en: [
        'Architects in Russia call the upper row of windows in a tall hall its second light; the gallery is higher still, hence the name. The size of a canvas is limited by the turn of the stair – ninety centimetres by ninety – and artists have come to treat this as part of the problem set.',
        'Exhibitions are made up in pairs: one painting, one drawing, one wall. Mark Kedrach’s “Sun behind Scaffolding” is matched with pencil studies by Zoya Machtina from the same building site. The scaffolding is the same in both, except that Machtina stood inside it.',
      ],
    },
    artists: [
      { ru: 'Марк Кедрач', en: 'Mark Kedrach' },
      { ru: 'Зоя Мачтина', en: 'Zoya Machtina' },
    ],
    email: 'gallery@trety-svet.example',
    website: 'https://trety-svet.example',
    works: [
      {
        picture: 'works/work-047.jpg',
        author: { ru: 'Марк Кедрач', en: 'Mark Kedrach' },
        mark: 'free',
        priceRoubles: 420_000,
      },
    ],
  },
  {
    slug: 'severny-svod',
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
        'Зимой галерея занимает бывший солодовенный склад с такими низкими сводами, что всё крупнее метра приходится ставить на пол. Летом выставку на два месяца принимает пассажирский теплоход, и залом служит кают-компания.',
        'Для «Портика» выбраны четыре автора, которые пишут по доске: маслом, клеевой краской, яичной темперой. «Корабль» суздальского мастера Прохора Заозерина плавал с галереей три навигации. Капитан до сих пор спорит с автором о числе парусов.',
      ],
      en: [
        'In winter the gallery occupies a former malt store with vaults so low that anything over a metre has to stand on the floor. In summer a passenger boat takes the exhibition on board for two months, and the saloon becomes the hall.',
        'For Portico it has chosen four artists who paint on panel, in oil, distemper and egg tempera. “The Ship” by Prokhor Zaozerin of Suzdal has sailed with the gallery for three seasons. The captain is still arguing with the artist about the number of sails.',
      ],
    },
    artists: [
      { ru: 'Прохор Заозерин', en: 'Prokhor Zaozerin' },
      { ru: 'Нил Пинежанин', en: 'Nil Pinezhanin' },
      { ru: 'Устинья Мезенская', en: 'Ustinya Mezenskaya' },
      { ru: 'Антип Соломбалов', en: 'Antip Solombalov' },
    ],
    email: 'info@severny-svod.example',
    website: 'https://severny-svod.example',
    works: [
      {
        picture: 'works/work-065.jpg',
        author: { ru: 'Прохор Заозерин', en: 'Prokhor Zaozerin' },
        mark: 'free',
        priceRoubles: 230_000,
      },
    ],
  },
  {
    slug: 'lidiya-zaimkina',
    name: { ru: 'Лидия Заимкина', en: 'Lidia Zaimkina' },
    type: 'artist',
    city: { ru: 'Иркутск', en: 'Irkutsk' },
    section: 'painting',
    stand: 'A-10',
    lead: {
      ru: 'Пишет каждое место водой, взятой там же.',
      en: 'Paints every place with water taken from it.',
    },
    about: {
      ru: [
        'Геолог по первой профессии, Заимкина пятнадцать сезонов вела полевые дневники и рисовала склоны так, чтобы по рисунку можно было вернуться. Привычка осталась: на обороте каждой акварели записаны координаты, ветер и ручей или озеро, откуда взята вода.',
        'Река, горы и степь на трёх листах стенда написаны в один приём, без карандаша и без белил. Ошибку в такой технике не исправить, поэтому рядом с каждым удавшимся листом Заимкина кладёт два испорченных. По ним видно, чего она искала.',
      ],
      en: [
        'A geologist by her first profession, Zaimkina kept field journals for fifteen seasons and drew slopes so that one could find the way back by the drawing. The habit has stayed: on the reverse of every watercolour are the coordinates, the wind, and the stream or lake the water came from.',
        'The river, the mountains and the steppe on the stand were each painted in one go, with no pencil and no white. In this technique a mistake cannot be put right, so next to every sheet that came off she lays two that did not. They show what she was after.',
      ],
    },
    artists: [{ ru: 'Лидия Заимкина', en: 'Lidia Zaimkina' }],
    email: 'lidiya@lidiya-zaimkina.example',
    works: [
      {
        picture: 'works/work-035.jpg',
        author: { ru: 'Лидия Заимкина', en: 'Lidia Zaimkina' },
        mark: 'free',
        priceRoubles: 88_000,
      },
      {
        picture: 'works/work-036.jpg',
        author: { ru: 'Лидия Заимкина', en: 'Lidia Zaimkina' },
        mark: 'sold',
        priceRoubles: 64_000,
      },
      {
        picture: 'works/work-037.jpg',
        author: { ru: 'Лидия Заимкина', en: 'Lidia Zaimkina' },
        mark: 'free',
        priceRoubles: 76_000,
      },
    ],
  },
  {
    slug: 'sukhoy-pigment',
    name: { ru: 'Сухой пигмент', en: 'Dry Pigment' },
    type: 'workshop',
    city: { ru: 'Ярославль', en: 'Yaroslavl' },
    section: 'painting',
    stand: 'A-11',
    lead: {
      ru: 'Мастерская красок, где цвет начинается с мешка глины и каменного куранта.',
      en: 'A colour workshop where everything begins with a sack of clay and a stone muller.',
    },
    about: {
      ru: [
        'Здесь трут землю, варят клей и учат тому, что раньше умел любой подмастерье: приготовить краску на один день. В каталоге мастерской сорок восемь пигментов; тридцать из них мастера накопали сами, в оврагах и карьерах между Ростовом и Рыбинском.',
        '«Проект площади» минского скульптора Яна Дроздовца написан местной красной охрой, и мастерская попросила картон на стенд: по нему видно, как матовый слой держит большую плоскость. Рядом стоит плита, на которой можно растереть щепоть умбры. Другие работы Дроздовца — на его собственном стенде, B-10.',
      ],
      en: [
        'Here earth is ground, size is boiled, and people are taught what any apprentice once knew: how to make paint enough for one day. The workshop’s catalogue has forty-eight pigments; thirty of them were dug by its own hands in the ravines and quarries between Rostov and Rybinsk.',
        '“Project for a Square” by the Minsk sculptor Yan Drozdovets is painted with the local red ochre, and the workshop asked to have it on the stand to show how a matt layer carries a large plane. Beside it is a slab where you may grind a pinch of umber. More of his work is on his own stand, B-10.',
      ],
    },
    artists: [
      { ru: 'Ян Дроздовец', en: 'Yan Drozdovets' },
      { ru: 'Варлам Нерехтин', en: 'Varlam Nerekhtin' },
      { ru: 'Майя Устьева', en: 'Maya Ustyeva' },
    ],
    email: 'zakaz@sukhoy-pigment.example',
    website: 'https://sukhoy-pigment.example',
    works: [
      {
        picture: 'works/work-051.jpg',
        author: { ru: 'Ян Дроздовец', en: 'Yan Drozdovets' },
        mark: 'free',
        priceRoubles: 165_000,
      },
    ],
  },
  {
    slug: 'dom-s-erkerom',
    name: { ru: 'Дом с эркером', en: 'House with a Bay Window' },
    type: 'gallery',
    city: { ru: 'Калининград', en: 'Kaliningrad' },
    section: 'painting',
    stand: 'A-12',
    lead: {
      ru: 'Показывает одну картину в месяц — в окне, которое видно из трамвая.',
      en: 'Shows one picture a month, in a window that can be seen from the tram.',
    },
    about: {
      ru: [
        'Галерея занимает комнату на первом этаже жилого дома; билетов нет, внутрь пускают по звонку. Картину вешают лицом к улице, и за месяц её видят тысячи людей, ни разу не выходивших на этой остановке. За одиннадцать лет в окне сменилось сто тридцать две работы.',
        'Эркер выстроен на стенде в натуральную величину, в нём — «Дуги» Милицы Дубравац. Для окна выбирают по одному признаку: картина должна читаться за двадцать секунд, пока трамвай стоит, и не кончаться за час.',
      ],
      en: [
        'The gallery is a ground-floor room in an apartment house; there are no tickets, and you ring to be let in. The picture hangs facing the street, and in a month it is seen by thousands who have never got off at that stop. In eleven years a hundred and thirty-two works have taken their turn in the window.',
        'The bay has been rebuilt on the stand at full size, and in it hangs “Arcs” by Milica Dubravac. There is one test for the window: a picture must be legible in the twenty seconds a tram stands still, and must not run out in an hour.',
      ],
    },
    artists: [
      { ru: 'Милица Дубравац', en: 'Milica Dubravac' },
      { ru: 'Ганна Деймина', en: 'Ganna Deymina' },
      { ru: 'Тихон Балгин', en: 'Tikhon Balgin' },
    ],
    email: 'zvonok@dom-s-erkerom.example',
    works: [
      {
        picture: 'works/work-049.jpg',
        author: { ru: 'Милица Дубравац', en: 'Milica Dubravac' },
        mark: 'held',
        priceRoubles: 195_000,
      },
    ],
  },
]
