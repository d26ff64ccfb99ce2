import type { ParticipantSeed } from './types.ts'

export const participantsAbcD: ParticipantSeed[] = [
  {
    slug: 'pyaty-pilon',
    name: { ru: 'Пятый пилон', en: 'Fifth Pylon' },
    type: 'gallery',
    city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
    section: 'sculpture',
    stand: 'B-07',
    lead: {
      ru: 'Показывает скульптуру вместе с листом, из которого она выросла.',
      en: 'Shows sculpture together with the sheet of paper it grew from.',
    },
    about: {
      ru: [
        'Название дал двор, где галерея снимает флигель: из пяти пилонов ограды сохранились четыре, а на месте пятого стоит афишная тумба. Первая выставка целиком поместилась внутри этой тумбы — семь рисунков и лупа на цепочке.',
        'На стенде четыре пары: гравюра и медаль, рисунок и голова, рисунок и рельеф, рисунок и пустой постамент. Первую составили «Ночной рейд» Полины Озимовой и её же медаль с тем же берегом. Последнюю зрителю предлагают закончить самому.',
      ],
      en: [
        'The name comes from the courtyard where the gallery rents a wing: of the five piers in its railings four survive, and where the fifth stood there is now a column for playbills. The first exhibition fitted entirely inside that column – seven drawings and a magnifying glass on a chain.',
        'The stand has four pairs: a print and a medal, a drawing and a head, a drawing and a relief, a drawing and an empty pedestal. The first is made up of Polina Ozimova’s “Night Roadstead” and her own medal of the same shore. The last is left for the visitor to finish.',
      ],
    },
    artists: [
      { ru: 'Полина Озимова', en: 'Polina Ozimova' },
      { ru: 'Эмилия Торосова', en: 'Emilia Torosova' },
      { ru: 'Аглая Вуоксина', en: 'Aglaya Vuoksina' },
      { ru: 'Пантелей Ладожин', en: 'Panteley Ladozhin' },
    ],
    email: 'info@pyaty-pilon.example',
    website: 'https://pyaty-pilon.example',
    works: [
      {
        picture: 'works/work-019.jpg',
        author: { ru: 'Полина Озимова', en: 'Polina Ozimova' },
        mark: 'free',
        priceRoubles: 34_000,
      },
    ],
  },
  {
    slug: 'ulyana-krutoyarova',
    name: { ru: 'Ульяна Крутоярова', en: 'Ulyana Krutoyarova' },
    type: 'sculptor',
    city: { ru: 'Пермь', en: 'Perm' },
    section: 'sculpture',
    stand: 'B-08',
    lead: {
      ru: 'Делает рельефы местностей, которых нет ни на одной карте.',
      en: 'Makes reliefs of places that are on no map.',
    },
    about: {
      ru: [
        'Крутоярова начинала макетчицей в проектном институте: клеила модели будущих водохранилищ и знала на ощупь каждый залив, которого ещё не было. Когда институт закрылся, она стала придумывать собственные берега.',
        'Сначала она гравирует карту — горизонтали, отмели, штриховку моря — и только потом лепит по ней рельеф, слой за слоем. «Остров без имени» показан в обоих видах, офорт над гипсом. Карта «Долина реки» вместе с отливкой — у мастерской «Кусковая форма», стенд B-12.',
      ],
      en: [
        'Krutoyarova began as a model-maker in a design institute: she built reservoirs that were still to come, and knew by touch every inlet that did not yet exist. When the institute closed she began to invent shores of her own.',
        'She etches the map first – contours, shoals, the hatching of the sea – and only then models the relief from it, layer upon layer. “Island without a Name” is shown in both forms, the etching above the plaster. The map of “The River Valley”, with its cast, is with the Piece Mould workshop on stand B-12.',
      ],
    },
    artists: [{ ru: 'Ульяна Крутоярова', en: 'Ulyana Krutoyarova' }],
    email: 'bereg@ulyana-krutoyarova.example',
    works: [
      {
        picture: 'works/work-030.jpg',
        author: { ru: 'Ульяна Крутоярова', en: 'Ulyana Krutoyarova' },
        mark: 'free',
        priceRoubles: 70_000,
      },
    ],
  },
  {
    slug: 'lavrovy-dvor',
    name: { ru: 'Лавровый двор', en: 'Laurel Court' },
    type: 'gallery',
    city: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don' },
    section: 'sculpture',
    stand: 'B-09',
    lead: {
      ru: 'Подбирает скульптуру для сада и первым делом спрашивает, что в нём растёт.',
      en: 'Finds sculpture for gardens, and begins by asking what grows there.',
    },
    about: {
      ru: [
        'Залов у галереи нет: есть двор с лавром в кадках, навес и калитка, которую не запирают до темноты. Вещи стоят там круглый год, и покупатель видит, что делают с камнем и деревом солнце, дождь и соседские кошки.',
        'Двор на ярмарку не привезёшь, поэтому стенд отдан рисункам, с которых начинается садовая скульптура. «Камыш» Мирона Хасанцева сделан к деревянной группе для пруда. Группа давно стоит у воды, а ветер так и остался на бумаге.',
      ],
      en: [
        'The gallery has no rooms: it has a courtyard with laurels in tubs, a shelter, and a gate that is not locked before dark. The pieces stand there all year round, and a buyer can see what sun, rain and the neighbours’ cats do to stone and wood.',
        'A courtyard cannot be brought to a fair, so the stand is given over to the drawings in which garden sculpture begins. “Reeds” by Miron Khasantsev was made for a wooden group beside a pond. The group has long since been set up by the water; the wind stayed on the paper.',
      ],
    },
    artists: [
      { ru: 'Мирон Хасанцев', en: 'Miron Khasantsev' },
      { ru: 'Фаина Калитвина', en: 'Faina Kalitvina' },
      { ru: 'Ашот Майрамян', en: 'Ashot Mayramyan' },
    ],
    email: 'kalitka@lavrovy-dvor.example',
    website: 'https://lavrovy-dvor.example',
    works: [
      {
        picture: 'works/work-033.jpg',
        author: { ru: 'Мирон Хасанцев', en: 'Miron Khasantsev' },
        mark: 'free',
        priceRoubles: 110_000,
      },
    ],
  },
  {
    slug: 'yan-drozdovets',
    name: { ru: 'Ян Дроздовец', en: 'Yan Drozdovets' },
    type: 'sculptor',
    city: { ru: 'Минск', en: 'Minsk' },
    section: 'sculpture',
    stand: 'B-10',
    lead: {
      ru: 'Строит башни из реек и пишет с них портреты темперой.',
      en: 'Builds towers out of laths and paints their portraits in tempera.',
    },
    about: {
      ru: [
        'Дроздовец работал монтажником на радиомачтах, и высота до сих пор кажется ему обыкновенным рабочим местом. Его конструкции из реек и стального троса держатся одним натяжением: стоит ослабить узел, и четыре метра башни складываются в связку, которую можно унести под мышкой.',
        'Сложенную башню он пишет по памяти — плоско, матово, в три краски. Рядом с «Башней» и «Клином и кругом» прислонена та самая связка; автор собирает её всякий раз, как находятся двое помощников. Третий картон, «Проект площади», — у мастерской «Сухой пигмент», стенд A-11.',
      ],
      en: [
        'Drozdovets used to rig radio masts, and height still seems to him a perfectly ordinary place of work. His structures of laths and steel cable are held up by tension alone: slacken one knot, and four metres of tower fold into a bundle you can carry under your arm.',
        'When a tower has been folded he paints it from memory – flat, matt, in three colours. Beside “Tower” and “Wedge and Circle” leans the bundle itself; the artist puts it up whenever he can find two helpers. A third board, “Project for a Square”, is with the Dry Pigment workshop on stand A-11.',
      ],
    },
    artists: [{ ru: 'Ян Дроздовец', en: 'Yan Drozdovets' }],
    email: 'studio@yan-drozdovets.example',
    website: 'https://yan-drozdovets.example',
    works: [
      {
        picture: 'works/work-050.jpg',
        author: { ru: 'Ян Дроздовец', en: 'Yan Drozdovets' },
        mark: 'free',
        priceRoubles: 150_000,
      },
      {
        picture: 'works/work-052.jpg',
        author: { ru: 'Ян Дроздовец', en: 'Yan Drozdovets' },
        mark: 'free',
        priceRoubles: 130_000,
      },
    ],
  },
  {
    slug: 'polina-ozimova',
    name: { ru: 'Полина Озимова', en: 'Polina Ozimova' },
    type: 'sculptor',
    city: { ru: 'Великий Устюг', en: 'Veliky Ustyug' },
    section: 'sculpture',
    stand: 'B-11',
    lead: {
      ru: 'Медальер, у которого целый пейзаж помещается под большим пальцем.',
      en: 'A medallist whose landscapes fit under a thumb.',
    },
    about: {
      ru: [
        'Озимова выросла в семье мастера черни по серебру и к металлу привыкла раньше, чем к глине. Её медали рассчитаны на боковой свет: рельеф нигде не глубже двух миллиметров, а дорога уходит за горизонт.',
        'К меццо-тинто она пришла от медали: и тут и там свет достают из темноты, понемногу, одним и тем же нажимом. «Дорога в ноябре» лежит в одной витрине с медалью на тот же мотив: времени, уверяет Озимова, ушло на них поровну. Ещё одну такую пару, «Ночной рейд», показывает галерея «Пятый пилон», стенд B-07.',
      ],
      en: [
        'Ozimova grew up in the family of a niello silversmith and was at home with metal before she was with clay. Her medals are meant for light from the side: the relief is nowhere deeper than two millimetres, and yet the road goes on beyond the horizon.',
        'She came to mezzotint by way of the medal: in both, light is brought out of the dark little by little and with the same pressure of the hand. “Road in November” lies in one case with a medal on the same subject: the two, she says, took exactly as long. Another such pair, “Night Roadstead”, is with the Fifth Pylon gallery on stand B-07.',
      ],
    },
    artists: [{ ru: 'Полина Озимова', en: 'Polina Ozimova' }],
    email: 'medal@polina-ozimova.example',
    works: [
      {
        picture: 'works/work-018.jpg',
        author: { ru: 'Полина Озимова', en: 'Polina Ozimova' },
        mark: 'free',
        priceRoubles: 38_000,
      },
    ],
  },
  {
    slug: 'kuskovaya-forma',
    name: { ru: 'Кусковая форма', en: 'Piece Mould' },
    type: 'workshop',
    city: { ru: 'Москва', en: 'Moscow' },
    section: 'sculpture',
    stand: 'B-12',
    lead: {
      ru: 'Отливает слепки для рисовальных классов и новые рельефы для скульпторов.',
      en: 'Casts plasters for drawing schools, and new reliefs for sculptors.',
    },
    about: {
      ru: [
        'Форм в мастерской больше трёхсот; самая старая, форма уха, разбирается на одиннадцать кусков. Каждую отливку взвешивают: слишком лёгкая не переживёт и двух поколений учеников.',
        'Для Ульяны Крутояровой формовщики отлили «Долину реки» — рельеф в шестнадцати плитах. Над ним висит офорт, по которому скульптор его лепила. Плиты не закреплены, и русло разрешается сложить по-своему.',
      ],
      en: [
        'There are more than three hundred moulds in the workshop; the oldest, for an ear, comes apart into eleven pieces. Every cast is weighed: one that is too light will not outlast two generations of pupils.',
        'For Ulyana Krutoyarova the moulders have cast “The River Valley”, a relief in sixteen tiles. Above it hangs the etching from which the sculptor modelled it. The tiles are loose, and you may lay the river out to your own liking.',
      ],
    },
    artists: [
      { ru: 'Ульяна Крутоярова', en: 'Ulyana Krutoyarova' },
      { ru: 'Вениамин Полежай', en: 'Veniamin Polezhay' },
      { ru: 'Нонна Дорогобужева', en: 'Nonna Dorogobuzheva' },
    ],
    email: 'otlivka@kuskovaya-forma.example',
    website: 'https://kuskovaya-forma.example',
    works: [
      {
        picture: 'works/work-031.jpg',
        author: { ru: 'Ульяна Крутоярова', en: 'Ulyana Krutoyarova' },
        mark: 'free',
        priceRoubles: 68_000,
      },
    ],
  },
]
