import type { ParticipantSeed } from './types.ts'

export const participantsAbcF: ParticipantSeed[] = [
  {
    slug: 'bumazhny-order',
    name: { ru: 'Бумажный ордер', en: 'Paper Order' },
    type: 'workshop',
    city: { ru: 'Москва', en: 'Moscow' },
    section: 'paper',
    stand: 'C-07',
    lead: {
      ru: 'Мастерская архитектурного рисунка и гравюры с собственным станком.',
      en: 'A workshop of architectural drawing and engraving with a press of its own.',
    },
    about: {
      ru: [
        'С 2011 года в мастерской рисуют здания, которых никто не строил, в том же порядке, в каком чертят настоящие: обмер, план, отмывка, доска. Вечерами Роман Лозняк учит здесь отмывке, а Лев Овсяник печатает свои офорты и проверяет, верно ли легла тень.',
        'В центре стенда три гравюры Анны Велигор: постановки из ученических папок Музея слепка и модели, повторённые резцом на меди. Рядом лежат доски и лупа. Штрих в тени куба идёт в четыре направления, и на меди это видно лучше, чем на бумаге.',
      ],
      en: [
        'Since 2011 buildings that nobody put up have been drawn here in the order used for real ones: survey, plan, wash, plate. In the evenings Roman Loznyak teaches wash drawing, and Lev Ovsyanik prints his etchings and checks whether the shadow has fallen as it should.',
        'At the centre of the stand are three engravings by Anna Veligor: still lifes from the pupils’ folders of the Museum of Casts and Models, repeated with the burin in copper. The plates lie beside them with a magnifying glass. In the shadow of the cube the lines run in four directions, and the copper shows it better than the paper.',
      ],
    },
    artists: [
      { ru: 'Анна Велигор', en: 'Anna Veligor' },
      { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
      { ru: 'Лев Овсяник', en: 'Lev Ovsyanik' },
    ],
    email: 'masterskaya@bumazhny-order.example',
    website: 'https://bumazhny-order.example',
    works: [
      {
        picture: 'works/work-001.jpg',
        author: { ru: 'Анна Велигор', en: 'Anna Veligor' },
        mark: 'free',
        priceRoubles: 54_000,
      },
      {
        picture: 'works/work-002.jpg',
        author: { ru: 'Анна Велигор', en: 'Anna Veligor' },
        mark: 'free',
        priceRoubles: 46_000,
      },
      {
        picture: 'works/work-003.jpg',
        author: { ru: 'Анна Велигор', en: 'Anna Veligor' },
        mark: 'held',
        priceRoubles: 49_000,
      },
    ],
  },
  {
    slug: 'ilya-studenets',
    name: { ru: 'Илья Студенец', en: 'Ilya Studenets' },
    type: 'artist',
    city: { ru: 'Тверь', en: 'Tver' },
    section: 'paper',
    stand: 'C-08',
    lead: {
      ru: 'Литограф, который шесть дней в неделю печатает чужие тиражи, а на седьмой — свои.',
      en: 'A lithographer who prints other people’s editions six days a week and his own on the seventh.',
    },
    about: {
      ru: [
        'Мастерская Студенца известна тем, что напечатала других; собственных листов у него меньше двадцати. Рисует он почти всегда реку: в литографии, по его словам, вода и так делает половину работы.',
        'Синюю краску для «Набережной» и «Моста в тумане» Студенец составил на глаз и рецепта не записал. Камней этих работ больше нет, оба сошлифованы. На одном из них уже рисует кто-то другой.',
      ],
      en: [
        'Studenets’s workshop is known for what it has printed for others; there are fewer than twenty sheets of his own. His subject is nearly always a river: in lithography, he says, water does half the work anyway.',
        'He mixed the blue for “The Embankment” and “Bridge in Mist” by eye and kept no recipe. The stones of these two prints are gone, both ground clean. On one of them somebody else is already drawing.',
      ],
    },
    artists: [{ ru: 'Илья Студенец', en: 'Ilya Studenets' }],
    email: 'kamen@ilya-studenets.example',
    website: 'https://ilya-studenets.example',
    works: [
      {
        picture: 'works/work-028.jpg',
        author: { ru: 'Илья Студенец', en: 'Ilya Studenets' },
        mark: 'free',
        priceRoubles: 36_000,
      },
      {
        picture: 'works/work-029.jpg',
        author: { ru: 'Илья Студенец', en: 'Ilya Studenets' },
        mark: 'held',
        priceRoubles: 39_000,
      },
    ],
  },
  {
    slug: 'mednaya-doska',
    name: { ru: 'Медная доска', en: 'Copper Plate' },
    type: 'workshop',
    city: { ru: 'Вологда', en: 'Vologda' },
    section: 'paper',
    stand: 'C-09',
    lead: {
      ru: 'Офортная мастерская в помещении бывшей лудильной артели.',
      en: 'An etching workshop in the premises of a former tinsmiths’ co-operative.',
    },
    about: {
      ru: [
        'Лудильщики оставили вытяжку, ванны и привычку не бояться металла; печатники добавили станок. Доски режут из меди со старых крыш: она, уверяют в мастерской, уже отдохнула и травится ровнее новой.',
        '«Северная галерея», «Три моста» и «Анфилада с колоннами» Всеволода Пельшемина протравлены в девять приёмов, от светлых тонов к тёмным. Пельшемин — мостовой инженер. Он настаивает, что все три сооружения устоят, и прилагает к листам расчёт.',
      ],
      en: [
        'The tinsmiths left an extractor hood, baths, and the habit of not being afraid of metal; the printers added a press. Plates are cut from the copper of old roofs, which, they say here, has had its rest and bites more evenly than new.',
        '“The North Gallery”, “Three Bridges” and “Enfilade with Columns” by Vsevolod Pelshemin were bitten nine times, from the light tones to the dark. Pelshemin is a bridge engineer. He maintains that all three structures would stand, and encloses the calculations.',
      ],
    },
    artists: [
      { ru: 'Всеволод Пельшемин', en: 'Vsevolod Pelshemin' },
      { ru: 'Фаина Сямженская', en: 'Faina Syamzhenskaya' },
      { ru: 'Егор Тотемцев', en: 'Yegor Totemtsev' },
    ],
    email: 'ofort@mednaya-doska.example',
    works: [
      {
        picture: 'works/work-004.jpg',
        author: { ru: 'Всеволод Пельшемин', en: 'Vsevolod Pelshemin' },
        mark: 'free',
        priceRoubles: 58_000,
      },
      {
        picture: 'works/work-005.jpg',
        author: { ru: 'Всеволод Пельшемин', en: 'Vsevolod Pelshemin' },
        mark: 'free',
        priceRoubles: 47_000,
      },
      {
        picture: 'works/work-006.jpg',
        author: { ru: 'Всеволод Пельшемин', en: 'Vsevolod Pelshemin' },
        mark: 'free',
        priceRoubles: null,
      },
    ],
  },
  {
    slug: 'pole-i-pero',
    name: { ru: 'Поле и перо', en: 'Field and Pen' },
    type: 'workshop',
    city: { ru: 'Псков', en: 'Pskov' },
    section: 'paper',
    stand: 'C-10',
    lead: {
      ru: 'Двое псковских художников, резчик и рисовальщица, которые ходят на этюды вместе.',
      en: 'Two artists from Pskov, a woodcutter and a draughtswoman, who go out sketching together.',
    },
    about: {
      ru: [
        'Денис Черехин и Марфа Талабина пятнадцать лет садятся в поле спиной друг к другу: так на двоих получается весь горизонт. Она рисует гусиным пером, он режет прямо на доске, ножом, без предварительного рисунка.',
        'На стенде — «Аллея», «Акведук» и «Тополя» Черехина и перовые листы Талабиной, сделанные в те же часы, только в противоположную сторону. Развеска повторяет их посадку: чтобы увидеть второй лист, надо обернуться.',
      ],
      en: [
        'For fifteen years Denis Cherekhin and Marfa Talabina have been sitting down in a field back to back: between the two of them they get the whole horizon. She draws with a goose quill; he cuts straight into the block with a knife and no drawing beforehand.',
        'The stand has Cherekhin’s “The Avenue”, “Aqueduct” and “Poplars”, and Talabina’s pen drawings made at the same hours but facing the other way. The hanging follows their seats: to see the second sheet you have to turn round.',
      ],
    },
    artists: [
      { ru: 'Денис Черехин', en: 'Denis Cherekhin' },
      { ru: 'Марфа Талабина', en: 'Marfa Talabina' },
    ],
    email: 'dvoe@pole-i-pero.example',
    works: [
      {
        picture: 'works/work-020.jpg',
        author: { ru: 'Денис Черехин', en: 'Denis Cherekhin' },
        mark: 'sold',
        priceRoubles: 34_000,
      },
      {
        picture: 'works/work-021.jpg',
        author: { ru: 'Денис Черехин', en: 'Denis Cherekhin' },
        mark: 'free',
        priceRoubles: 36_000,
      },
      {
        picture: 'works/work-022.jpg',
        author: { ru: 'Денис Черехин', en: 'Denis Cherekhin' },
        mark: 'free',
        priceRoubles: 28_000,
      },
    ],
  },
  {
    slug: 'lev-ovsyanik',
    name: { ru: 'Лев Овсяник', en: 'Lev Ovsyanik' },
    type: 'artist',
    city: { ru: 'Москва', en: 'Moscow' },
    section: 'paper',
    stand: 'C-11',
    lead: {
      ru: 'Историк архитектуры, который проверяет свои книги офортом.',
      en: 'An architectural historian who checks his books by etching.',
    },
    about: {
      ru: [
        'Прежде чем писать о колоннаде, Овсяник её гравирует: если тень на доске легла неверно, значит, ошибка в обмере. Так он нашёл четыре опечатки в чужих чертежах и одну в собственной книге.',
        'Печатает он в мастерской «Бумажный ордер», её стенд — C-07, и всегда синей краской: чёрная, по его словам, делает из тени дыру. На полях «Полудня в руинах», «Длинной тени» и «Парадной лестницы» карандашом проставлена высота солнца.',
      ],
      en: [
        'Before he writes about a colonnade Ovsyanik etches it: if the shadow on the plate has fallen wrongly, the mistake is in the survey. In this way he has found four misprints in other people’s drawings and one in a book of his own.',
        'He prints at the Paper Order workshop, whose stand is C-07, and always in blue: black, he says, turns a shadow into a hole. In the margins of “Noon among Ruins”, “Long Shadow” and “The Grand Stair” the height of the sun is noted in pencil.',
      ],
    },
    artists: [{ ru: 'Лев Овсяник', en: 'Lev Ovsyanik' }],
    email: 'lev@lev-ovsyanik.example',
    works: [
      {
        picture: 'works/work-007.jpg',
        author: { ru: 'Лев Овсяник', en: 'Lev Ovsyanik' },
        mark: 'free',
        priceRoubles: 42_000,
      },
      {
        picture: 'works/work-008.jpg',
        author: { ru: 'Лев Овсяник', en: 'Lev Ovsyanik' },
        mark: 'held',
        priceRoubles: 46_000,
      },
      {
        picture: 'works/work-009.jpg',
        author: { ru: 'Лев Овсяник', en: 'Lev Ovsyanik' },
        mark: 'free',
        priceRoubles: 44_000,
      },
    ],
  },
  {
    slug: 'kseniya-yarovchuk',
    name: { ru: 'Ксения Яровчук', en: 'Ksenia Yarovchuk' },
    type: 'artist',
    city: { ru: 'Новосибирск', en: 'Novosibirsk' },
    section: 'paper',
    stand: 'C-12',
    lead: {
      ru: 'Режет линолеум в три доски и печатает без станка, деревянной ложкой.',
      en: 'Cuts linoleum in three blocks and prints without a press, using a wooden spoon.',
    },
    about: {
      ru: [
        'Мастерская Яровчук — кухня на девятом этаже над Обью, и листы у неё не больше обеденного стола. Станок туда не внести, поэтому краску притирают ложкой: сорок минут на доску, два часа на оттиск.',
        '«Город за рекой» виден из её окна; пока шла работа, там построили ещё одну башню, и вторую доску пришлось вырезать заново. «Дерево на холме» придумано целиком. Деревьев с девятого этажа не видно.',
      ],
      en: [
        'Yarovchuk’s studio is a ninth-floor kitchen above the Ob, and no sheet is larger than the dinner table. A press could never be got up there, so the ink is rubbed down with a spoon: forty minutes a block, two hours an impression.',
        '“Town across the River” is the view from her window; while she was at work another tower went up in it, and the second block had to be cut afresh. “Tree on the Hill” is pure invention. There are no trees to be seen from the ninth floor.',
      ],
    },
    artists: [{ ru: 'Ксения Яровчук', en: 'Ksenia Yarovchuk' }],
    email: 'lozhka@kseniya-yarovchuk.example',
    works: [
      {
        picture: 'works/work-023.jpg',
        author: { ru: 'Ксения Яровчук', en: 'Ksenia Yarovchuk' },
        mark: 'free',
        priceRoubles: 26_000,
      },
      {
        picture: 'works/work-024.jpg',
        author: { ru: 'Ксения Яровчук', en: 'Ksenia Yarovchuk' },
        mark: 'sold',
        priceRoubles: 18_000,
      },
    ],
  },
]
