import type { ParticipantSeed } from './types.ts'

export const participantsAbcC: ParticipantSeed[] = [
  {
    slug: 'stepan-yartsevin',
    name: { ru: 'Степан Ярцевин', en: 'Stepan Yartsevin' },
    type: 'sculptor',
    city: { ru: 'Петрозаводск', en: 'Petrozavodsk' },
    section: 'sculpture',
    stand: 'B-01',
    lead: {
      ru: 'Высекает торсы без лиц и атрибутов и просит трогать их руками.',
      en: 'Carves torsos without faces or attributes, and asks people to touch them.',
    },
    about: {
      ru: [
        'На стенде один «Торс» и десять инструментов, которыми он сделан, — от шпунта, оставившего первые борозды, до пемзы. Если пройти вдоль них, видно, как убывает сила удара и прибавляется свет.',
        'Больше двух блоков сразу Ярцевин не начинает: камню нужен присмотр. В конце дня он сам протирает скульптуру мягкой щёткой и рассказывает, где её гладили чаще всего. Вторую его работу, «Облако с окном», показывает мастерская «Каменная тетрадь», стенд B-02.',
      ],
      en: [
        'On the stand are a single “Torso” and the ten tools that made it, from the point that left the first furrows to the pumice. Walk along them and you can see the force of the blow diminish and the light increase.',
        'Yartsevin never starts more than two blocks at a time: stone wants looking after. At the end of the day he wipes the sculpture down with a soft brush and tells you where it has been stroked most. Another work of his, “Cloud with a Window”, is with the Stone Notebook workshop on stand B-02.',
      ],
    },
    artists: [{ ru: 'Степан Ярцевин', en: 'Stepan Yartsevin' }],
    email: 'dvor@stepan-yartsevin.example',
    works: [
      {
        picture: 'works/work-081.jpg',
        author: { ru: 'Степан Ярцевин', en: 'Stepan Yartsevin' },
        mark: 'free',
        priceRoubles: null,
      },
    ],
  },
  {
    slug: 'kamennaya-tetrad',
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
    artists: [
      { ru: 'Степан Ярцевин', en: 'Stepan Yartsevin' },
      { ru: 'Назар Кисегачев', en: 'Nazar Kisegachev' },
      { ru: 'Раиса Ильменева', en: 'Raisa Ilmeneva' },
    ],
    email: 'zapis@kamennaya-tetrad.example',
    website: 'https://kamennaya-tetrad.example',
    works: [
      {
        picture: 'works/work-082.jpg',
        author: { ru: 'Степан Ярцевин', en: 'Stepan Yartsevin' },
        mark: 'free',
        priceRoubles: 640_000,
      },
    ],
  },
  {
    slug: 'taisiya-zholudeva',
    name: { ru: 'Таисия Жолудева', en: 'Taisia Zholudeva' },
    type: 'sculptor',
    city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
    section: 'sculpture',
    stand: 'B-03',
    lead: {
      ru: 'Отливает в бронзе то, что длится секунду: виток, всплеск, язык огня.',
      en: 'Casts in bronze what lasts a second: a coil, a splash, a tongue of fire.',
    },
    about: {
      ru: [
        'Жолудева училась на анималиста и четыре года лепила борзых, пока не поняла, что занимает её не собака, а дуга прыжка. С тех пор она работает прямо в воске, без каркаса: воск оседает под собственным весом, и форму надо найти, пока он тёплый.',
        'Каждая её вещь отлита в одном экземпляре, восковая модель при этом погибает. «Пламя» показано рядом с обломками формы, из которой его выбили. Бронзовый «Узел» стоит у литейщиков, на стенде B-04.',
      ],
      en: [
        'Zholudeva trained as an animal sculptor and modelled borzois for four years before she realised that what held her was not the dog but the arc of its leap. Since then she has worked directly in wax, with no armature: wax settles under its own weight, and the form has to be found while it is warm.',
        'Each of her pieces is a single cast, and the wax is lost in the making. “Flame” is shown next to the broken mould it was knocked out of. Her bronze “Knot” stands with the founders, on stand B-04.',
      ],
    },
    artists: [{ ru: 'Таисия Жолудева', en: 'Taisia Zholudeva' }],
    email: 'studio@taisiya-zholudeva.example',
    website: 'https://taisiya-zholudeva.example',
    works: [
      {
        picture: 'works/work-080.jpg',
        author: { ru: 'Таисия Жолудева', en: 'Taisia Zholudeva' },
        mark: 'held',
        priceRoubles: 460_000,
      },
    ],
  },
  {
    slug: 'voskovaya-model',
    name: { ru: 'Восковая модель', en: 'Wax Model' },
    type: 'workshop',
    city: { ru: 'Смоленск', en: 'Smolensk' },
    section: 'sculpture',
    stand: 'B-04',
    lead: {
      ru: 'Литейная мастерская на девять человек и одну печь.',
      en: 'A foundry of nine people and one furnace.',
    },
    about: {
      ru: [
        'Плавят здесь по четвергам; остальные дни уходят на то, чего зритель не увидит, — литники, формы, просушку. Модели дипломников и академиков принимают по одной расценке, за килограмм готовой бронзы.',
        'На стенде разложен весь путь: воск, форма, отливка с неспиленными литниками и, наконец, готовая вещь — «Узел» Таисии Жолудевой. Трубу для него лили в три приёма. Где прошли швы, литейщики расскажут тому, кто найдёт хотя бы один.',
      ],
      en: [
        'They pour on Thursdays; the rest of the week goes on what the viewer will never see – sprues, moulds, drying. Students’ diploma pieces and academicians’ models are taken at the same rate, by the kilogram of finished bronze.',
        'The whole journey is laid out on the stand: a wax, a mould, a cast with its sprues still on and, at last, the finished thing, Taisia Zholudeva’s “Knot”. Its tube was poured in three stages. The founders will say where the joins are to anyone who can find one.',
      ],
    },
    artists: [
      { ru: 'Таисия Жолудева', en: 'Taisia Zholudeva' },
      { ru: 'Емельян Вяземцев', en: 'Yemelyan Vyazemtsev' },
      { ru: 'Гордей Хмаров', en: 'Gordey Khmarov' },
    ],
    email: 'plavka@voskovaya-model.example',
    website: 'https://voskovaya-model.example',
    works: [
      {
        picture: 'works/work-079.jpg',
        author: { ru: 'Таисия Жолудева', en: 'Taisia Zholudeva' },
        mark: 'free',
        priceRoubles: 520_000,
      },
    ],
  },
  {
    slug: 'ignat-surovezhin',
    name: { ru: 'Игнат Суровежин', en: 'Ignat Surovezhin' },
    type: 'sculptor',
    city: { ru: 'Москва', en: 'Moscow' },
    section: 'sculpture',
    stand: 'B-05',
    lead: {
      ru: 'Рубит гранит и рисует на камне, который рубить не надо.',
      en: 'Carves granite, and draws on a stone that needs no carving.',
    },
    about: {
      ru: [
        'Над одной гранитной фигурой Суровежин работает около двух лет, и руке нужен отдых. Отдыхает она на литографском камне: та же тяжесть и тот же холод, но вместо удара — нажим карандаша.',
        'Архитектуру на этих листах он сочиняет как скульптор: сначала массу, потом пролёты и в последнюю очередь ход, которым туда можно попасть. «Винтовая лестница» и «Пять колонн» показаны рядом с гранитными моделями величиной с ладонь. Третий лист, «Под арками», — в галерее «Дом оттиска», стенд C-06.',
      ],
      en: [
        'A single granite figure takes Surovezhin about two years, and the hand needs a rest. It rests on lithographic stone: the same weight and the same cold, but pressure of the crayon in place of the blow.',
        'The architecture on these sheets is composed as a sculptor would compose it: first the mass, then the openings, and last of all some way of getting in. “Spiral Stair” and “Five Columns” are shown beside granite models the size of a palm. A third sheet, “Under the Arches”, is with the House of Prints gallery on stand C-06.',
      ],
    },
    artists: [{ ru: 'Игнат Суровежин', en: 'Ignat Surovezhin' }],
    email: 'ignat@ignat-surovezhin.example',
    works: [
      {
        picture: 'works/work-026.jpg',
        author: { ru: 'Игнат Суровежин', en: 'Ignat Surovezhin' },
        mark: 'free',
        priceRoubles: 44_000,
      },
      {
        picture: 'works/work-027.jpg',
        author: { ru: 'Игнат Суровежин', en: 'Ignat Surovezhin' },
        mark: 'held',
        priceRoubles: 40_000,
      },
    ],
  },
  {
    slug: 'miron-khasantsev',
    name: { ru: 'Мирон Хасанцев', en: 'Miron Khasantsev' },
    type: 'sculptor',
    city: { ru: 'Владивосток', en: 'Vladivostok' },
    section: 'sculpture',
    stand: 'B-06',
    lead: {
      ru: 'Рубит плавник и пишет тушью одним и тем же движением, от плеча.',
      en: 'Hews driftwood and paints in ink with one and the same movement, from the shoulder.',
    },
    about: {
      ru: [
        'Дерево для скульптур Хасанцев собирает на берегу после осенних штормов. Сохнет оно два года, и всё это время он работает кистью: стоя над листом, расстеленным на полу, кладёт сотни коротких мазков и ни один не поправляет.',
        'Красную печать на «Круге» он вырезал из грушевого весла, и на ней не имя, а слово «достаточно». Ставит её Хасанцев в ту минуту, когда хочется сделать ещё один мазок. Лист «Камыш» показывает галерея «Лавровый двор», стенд B-09.',
      ],
      en: [
        'Khasantsev gathers the wood for his sculptures on the shore after the autumn storms. It takes two years to dry, and all that time he works with the brush: standing over a sheet spread on the floor, he sets down hundreds of short strokes and corrects none of them.',
        'He cut the red seal on “Circle” from a pearwood oar, and what it says is not his name but the word “enough”. He puts it on at the moment when he would like to make one more stroke. Another sheet, “Reeds”, is with the Laurel Court gallery on stand B-09.',
      ],
    },
    artists: [{ ru: 'Мирон Хасанцев', en: 'Miron Khasantsev' }],
    email: 'bereg@miron-khasantsev.example',
    website: 'https://miron-khasantsev.example',
    works: [
      {
        picture: 'works/work-032.jpg',
        author: { ru: 'Мирон Хасанцев', en: 'Miron Khasantsev' },
        mark: 'free',
        priceRoubles: 120_000,
      },
      {
        picture: 'works/work-034.jpg',
        author: { ru: 'Мирон Хасанцев', en: 'Miron Khasantsev' },
        mark: 'sold',
        priceRoubles: 95_000,
      },
    ],
  },
]
