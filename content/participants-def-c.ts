import type { ParticipantSeed } from './types.ts'

/** Schools, stands E-01 to E-06. */
export const participantsDefC: ParticipantSeed[] = [
  {
    slug: 'severnaya-risovalnaya-shkola',
    name: { ru: 'Северная рисовальная школа', en: 'Northern Drawing School' },
    type: 'school',
    city: { ru: 'Вологда', en: 'Vologda' },
    section: 'schools',
    stand: 'E-01',
    lead: {
      ru: 'Учит по старой программе, год линии и год пятна, и показывает головы, нарисованные с гипса.',
      en: 'Keeps to the old curriculum, a year of line and a year of tone, and shows heads drawn from the cast.',
    },
    about: {
      ru: [
        'В школе сорок учеников, двенадцать гипсов и окна на север. Одну постановку рисуют шесть недель; на третьей преподаватель Аркадий Кадниковец предлагает начать заново, и соглашаются почти все.',
        'Три листа сангиной Агния Полозова сделала за два года учёбы. Рядом с её «Философом» положены двадцать набросков к нему — от первого, где не поместилась борода, до последнего.',
      ],
      en: [
        'The school has forty pupils, twelve casts and windows facing north. A single set-up is drawn for six weeks; in the third Arkady Kadnikovets, who teaches the class, suggests starting afresh, and nearly everyone agrees.',
        'The three sheets in sanguine were made by Agnia Polozova in her two years at the school. Next to her “Philosopher” lie the twenty sketches that led up to it, from the first, in which the beard did not fit, to the last.',
      ],
    },
    artists: [
      { ru: 'Аркадий Кадниковец', en: 'Arkady Kadnikovets' },
      { ru: 'Агния Полозова', en: 'Agnia Polozova' },
      { ru: 'Данила Кубенский', en: 'Danila Kubensky' },
      { ru: 'Вера Молочная', en: 'Vera Molochnaya' },
    ],
    email: 'klass@severnaya-risovalnaya-shkola.example',
    website: 'https://severnaya-risovalnaya-shkola.example',
    works: [
      {
        picture: 'works/work-012.jpg',
        author: { ru: 'Агния Полозова', en: 'Agnia Polozova' },
        mark: 'free',
        priceRoubles: null,
      },
      {
        picture: 'works/work-010.jpg',
        author: { ru: 'Агния Полозова', en: 'Agnia Polozova' },
        mark: 'free',
        priceRoubles: null,
      },
      {
        picture: 'works/work-011.jpg',
        author: { ru: 'Агния Полозова', en: 'Agnia Polozova' },
        mark: 'held',
        priceRoubles: 14_000,
      },
    ],
  },
  {
    slug: 'verkhnevolzhskoe-khudozhestvennoe-uchilishche',
    name: { ru: 'Верхневолжское художественное училище', en: 'Upper Volga Art School' },
    type: 'school',
    city: { ru: 'Ярославль', en: 'Yaroslavl' },
    section: 'schools',
    stand: 'E-02',
    lead: {
      ru: 'Показывает, как голова складывается из плоскостей, на листах Глеба Темрякова и его учеников.',
      en: 'Shows how a head is put together out of planes, in sheets by Gleb Temryakov and his pupils.',
    },
    about: {
      ru: [
        'Голову здесь сначала изучают на ощупь, и через обрубовку проходят все отделения, включая будущих керамистов и реставраторов мебели. На экзамене студент защищает свой лист, а потом объясняет, что поправил бы в нём через год.',
        'По обыкновению Темряков повесил две свои работы среди чужих. Ученических листов на стенде тридцать четыре, и лучшие, по мнению кафедры, сделаны на втором месяце обучения, пока рука ещё удивляется.',
      ],
      en: [
        'A head is first studied here by touch, and the exercise of breaking it into planes is set to every department, future potters and furniture restorers included. At the examination students defend their sheet and then explain what they would correct in it a year from now.',
        'As is his habit, Temryakov has hung two works of his own among those of his pupils. There are thirty-four of theirs on the stand, and the best, in the opinion of his colleagues, were made in the second month of study, while the hand was still surprised.',
      ],
    },
    artists: [
      { ru: 'Глеб Темряков', en: 'Gleb Temryakov' },
      { ru: 'Роза Норская', en: 'Roza Norskaya' },
      { ru: 'Филипп Толгин', en: 'Filipp Tolgin' },
      { ru: 'Кира Которосль', en: 'Kira Kotorosl' },
    ],
    email: 'risunok@verkhnevolzhskoe.example',
    works: [
      {
        picture: 'works/work-013.jpg',
        author: { ru: 'Глеб Темряков', en: 'Gleb Temryakov' },
        mark: 'free',
        priceRoubles: null,
      },
      {
        picture: 'works/work-014.jpg',
        author: { ru: 'Глеб Темряков', en: 'Gleb Temryakov' },
        mark: 'free',
        priceRoubles: null,
      },
    ],
  },
  {
    slug: 'roman-loznyak',
    name: { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
    type: 'artist',
    city: { ru: 'Москва', en: 'Moscow' },
    section: 'schools',
    stand: 'E-03',
    lead: {
      ru: 'Архитектор, который привёз на ярмарку три здания без адреса и показывает, как учат отмывке.',
      en: 'An architect with three buildings that have no address and a demonstration of how wash drawing is taught.',
    },
    about: {
      ru: [
        'Стенд Лозняка стоит среди школ по его собственной просьбе. Около каждого листа разложено то, из чего он получился: выкраски, тушь, разведённая в пяти чашках, и неудавшийся двойник с затёком на карнизе. Сами занятия он ведёт в мастерской «Бумажный ордер», её стенд — C-07.',
        '«Храм без города» открывает серию из двенадцати аксонометрий, «Ротонда для одной картины» и «Лестница к портику» её продолжают. На всех трёх чертежах проставлены размеры; один плотник, побывав на прошлой выставке, уже построил по ним беседку.',
      ],
      en: [
        'Loznyak’s stand is among the schools at his own request. Around every sheet lies what went into it: colour trials, ink diluted in five cups, and a failed twin with a run in the wash along the cornice. The classes themselves take place at the Paper Order workshop, which is on stand C-07.',
        '“Temple without a City” opens a series of twelve axonometric drawings; “A Rotunda for One Picture” and “Stair to the Portico” carry it on. All three are fully dimensioned, and a carpenter who saw them at an earlier exhibition has already built a summer house to the figures.',
      ],
    },
    artists: [{ ru: 'Роман Лозняк', en: 'Roman Loznyak' }],
    email: 'khram@roman-loznyak.example',
    website: 'https://roman-loznyak.example',
    works: [
      {
        picture: 'works/work-058.jpg',
        author: { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
        title: { ru: 'Храм без города', en: 'Temple without a City' },
        mark: 'sold',
        priceRoubles: 180_000,
      },
      {
        picture: 'works/work-059.jpg',
        author: { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
        mark: 'free',
        priceRoubles: 150_000,
      },
      {
        picture: 'works/work-060.jpg',
        author: { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
        mark: 'held',
        priceRoubles: 160_000,
      },
    ],
  },
  {
    slug: 'tomsky-klass-arkhitekturnoy-grafiki',
    name: { ru: 'Томский класс архитектурной графики', en: 'Tomsk Class of Architectural Drawing' },
    type: 'school',
    city: { ru: 'Томск', en: 'Tomsk' },
    section: 'schools',
    stand: 'E-04',
    lead: {
      ru: 'Чертит белым по синему: студенты разбирают ордер на части и печатают листы солнечным светом.',
      en: 'Draws white on blue: students take the orders apart and leave the printing to the sun.',
    },
    about: {
      ru: [
        'Началось с переезда проектного института: коробки светочувствительной бумаги подобрали у подъезда, и оказалось, что сибирского солнца хватает на цианотипию с апреля по сентябрь. Теперь зимой в классе чертят, а летом печатают на крыше.',
        'Обе работы на стенде выполнил преподаватель Всеволод Басандайский как задания первому курсу: арку просят достроить, колонну — собрать обратно. Восемнадцать ответов висят напротив.',
      ],
      en: [
        'It began when a design institute moved house: boxes of light-sensitive paper were rescued from the pavement, and the Siberian sun turned out to be strong enough for cyanotype from April to September. Now the class draws in winter and prints on the roof in summer.',
        'Both works on the stand were made by Vsevolod Basandaysky, who teaches the class, as exercises for first-year students: the arch is to be completed, the column put together again. Eighteen answers hang opposite.',
      ],
    },
    artists: [
      { ru: 'Всеволод Басандайский', en: 'Vsevolod Basandaysky' },
      { ru: 'Стелла Ушайкина', en: 'Stella Ushaykina' },
      { ru: 'Богдан Кисловец', en: 'Bogdan Kislovets' },
    ],
    email: 'krysha@tomskiy-klass.example',
    works: [
      {
        picture: 'works/work-062.jpg',
        author: { ru: 'Всеволод Басандайский', en: 'Vsevolod Basandaysky' },
        mark: 'free',
        priceRoubles: 18_000,
      },
      {
        picture: 'works/work-061.jpg',
        author: { ru: 'Всеволод Басандайский', en: 'Vsevolod Basandaysky' },
        mark: 'free',
        priceRoubles: null,
      },
    ],
  },
  {
    slug: 'kuvshin-bez-ruchki',
    name: { ru: 'Кувшин без ручки', en: 'Jug without a Handle' },
    type: 'workshop',
    city: { ru: 'Москва', en: 'Moscow' },
    section: 'schools',
    stand: 'E-05',
    lead: {
      ru: 'Подбирает предметы для учебных постановок и привозит три натюрморта, которые можно рисовать целый день.',
      en: 'Supplies objects for still-life classes and brings three set-ups that may be drawn all day long.',
    },
    about: {
      ru: [
        'Собрание начиналось с чужих антресолей: медный чайник, бидон, ситец трёх степеней полинялости. Теперь в нём четыре тысячи вещей, и школы берут их на семестр, как книги в библиотеке; чаще всего просят белый кувшин с отбитой ручкой.',
        'Трофим Яузов ставит натюрморты тридцать лет: сначала находит тень, потом подбирает к ней предметы. Натюрмортов на стенде три — лёгкий, средний и такой, за который он сам берётся с опаской. Табуреты, планшеты и карандаши приготовлены.',
      ],
      en: [
        'The collection began on the top shelves of other people’s cupboards: a copper kettle, a milk can, calico at three stages of fading. It now numbers four thousand things, which schools borrow by the term, like library books; the most sought after is a white jug with its handle broken off.',
        'Trofim Yauzov has been arranging still lifes for thirty years: first he finds the shadow, then the objects to go with it. There are three on the stand – one easy, one fair, and one that he himself approaches with caution. Stools, boards and pencils are provided.',
      ],
    },
    artists: [
      { ru: 'Трофим Яузов', en: 'Trofim Yauzov' },
      { ru: 'Инна Лефортина', en: 'Inna Lefortina' },
    ],
    email: 'fond@kuvshin-bez-ruchki.example',
    website: 'https://kuvshin-bez-ruchki.example',
    works: [],
  },
  {
    slug: 'klyazminskaya-shkola-miniatyury',
    name: { ru: 'Клязьминская школа миниатюры', en: 'Klyazma School of Miniature Painting' },
    type: 'school',
    city: { ru: 'Мстёра', en: 'Mstyora' },
    section: 'schools',
    stand: 'E-06',
    lead: {
      ru: 'Учит писать яичной темперой и привозит шестьдесят учебных прорисей с правкой мастера.',
      en: 'Teaches egg tempera and brings sixty student tracings with the master’s corrections.',
    },
    about: {
      ru: [
        'Первый год ученики не касаются красок: кладут левкас, переводят прориси и учатся вести линию, не отрывая кисти. Второй начинается с яйца, которое надо разделить так, чтобы желток остался целым на ладони.',
        'Прориси взяты из школьного архива, и каждой отвечает нынешняя, сделанная по тому же образцу. Правка всюду красная. По ней видно, что за сорок лет ученики спотыкались на одном и том же: на кисти руки и конском копыте.',
      ],
      en: [
        'In the first year the pupils do not touch colour: they lay gesso, transfer tracings and learn to draw a line without lifting the brush. The second begins with an egg, to be separated so that the yolk lies whole in the palm.',
        'The tracings come from the school archive, and each is answered by a recent one made from the same model. The corrections are always in red. They show that for forty years pupils have stumbled over the same two things, the human hand and the horse’s hoof.',
      ],
    },
    artists: [
      { ru: 'Прасковья Тарина', en: 'Praskovya Tarina' },
      { ru: 'Ефим Станкин', en: 'Yefim Stankin' },
      { ru: 'Лия Раменкова', en: 'Lia Ramenkova' },
    ],
    email: 'shkola@klyazminskaya.example',
    works: [],
  },
]
