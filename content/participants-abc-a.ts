import type { ParticipantSeed } from './types.ts'

export const participantsAbcA: ParticipantSeed[] = [
  {
    slug: 'gerasim-poludenov',
    name: { ru: 'Герасим Полуденов', en: 'Gerasim Poludenov' },
    type: 'artist',
    city: { ru: 'Воронеж', en: 'Voronezh' },
    section: 'painting',
    stand: 'A-01',
    lead: {
      ru: 'Пишет маслом среднюю полосу в те часы, когда тени почти нет и цвет держится сам.',
      en: 'Paints central Russia in oils at the hour when there is hardly a shadow and colour has to stand by itself.',
    },
    about: {
      ru: [
        'Полуденов двадцать лет преподавал рисунок в воронежском училище, а писать выезжал в каникулы, поэтому в его картинах почти всегда июль. Мотив он выбирает весной, по голым веткам, и до лета к нему не возвращается: хочет, чтобы листва его удивила.',
        'Холсты грунтует сам, клеем с охрой, и оставляет тёплый грунт открытым там, где кончается мазок. На стенде висят «Тополя в июле» и «Мост через пруд», рядом лежат четыре путевых альбома — их можно листать. Третью картину, «Бухту», показывает галерея «Южная стена», стенд A-06.',
      ],
      en: [
        'For twenty years Poludenov taught drawing at the art school in Voronezh and went out painting only in the holidays, which is why it is nearly always July in his pictures. He chooses a motif in spring, while the branches are bare, and stays away from it until summer: he wants the leaves to surprise him.',
        'He primes his canvases himself, with glue and ochre, and leaves the warm ground showing where a brushstroke ends. “Poplars in July” and “Bridge over the Pond” hang on the stand; beside them lie four travelling sketchbooks, and visitors may turn the pages. A third picture, “The Cove”, is with the South Wall gallery on stand A-06.',
      ],
    },
    artists: [{ ru: 'Герасим Полуденов', en: 'Gerasim Poludenov' }],
    email: 'studio@gerasim-poludenov.example',
    works: [
      {
        picture: 'works/work-076.jpg',
        author: { ru: 'Герасим Полуденов', en: 'Gerasim Poludenov' },
        mark: 'free',
        priceRoubles: 240_000,
      },
      {
        picture: 'works/work-078.jpg',
        author: { ru: 'Герасим Полуденов', en: 'Gerasim Poludenov' },
        mark: 'held',
        priceRoubles: 310_000,
      },
    ],
  },
  {
    slug: 'vysokaya-liniya',
    name: { ru: 'Высокая линия', en: 'Upper Line' },
    type: 'gallery',
    city: { ru: 'Екатеринбург', en: 'Yekaterinburg' },
    section: 'painting',
    stand: 'A-02',
    lead: {
      ru: 'Уральская галерея беспредметной живописи, где картину сначала показывают без подписи.',
      en: 'A gallery of non-objective painting in the Urals, where a picture is first shown without its label.',
    },
    about: {
      ru: [
        'Галерея открылась в 2009 году в бывшем чертёжном зале машиностроительного завода: двадцать два метра северного окна и ни одной перегородки. Больше четырёх выставок в год здесь не бывает, и каждую собирают вместе с автором на макете, пока не найдётся место для пустой стены.',
        'Марка Кедрача галерея показывает с первых холстов цикла «Равновесие». На стенде две его картины повешены на разной высоте, и это не ошибка: обе опираются на одну и ту же воображаемую горизонталь.',
      ],
      en: [
        'The gallery opened in 2009 in the former drawing office of an engineering works: twenty-two metres of north-facing window and not a single partition. It holds no more than four exhibitions a year, and each is worked out with the artist on a model until a place has been found for one empty wall.',
        'It has shown Mark Kedrach since the first canvases of his “Balance” cycle. The two pictures on the stand hang at different heights, and this is no mistake: both rest on the same imaginary horizontal.',
      ],
    },
    artists: [
      { ru: 'Марк Кедрач', en: 'Mark Kedrach' },
      { ru: 'Алла Сысертина', en: 'Alla Sysertina' },
      { ru: 'Борис Таватуев', en: 'Boris Tavatuyev' },
    ],
    email: 'info@vysokaya-liniya.example',
    website: 'https://vysokaya-liniya.example',
    works: [
      {
        picture: 'works/work-045.jpg',
        author: { ru: 'Марк Кедрач', en: 'Mark Kedrach' },
        title: { ru: 'Равновесие', en: 'Balance' },
        mark: 'held',
        priceRoubles: 480_000,
      },
      {
        picture: 'works/work-046.jpg',
        author: { ru: 'Марк Кедрач', en: 'Mark Kedrach' },
        mark: 'free',
        priceRoubles: 390_000,
      },
    ],
  },
  {
    slug: 'stol-i-svet',
    name: { ru: 'Стол и свет', en: 'Table and Light' },
    type: 'gallery',
    city: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' },
    section: 'painting',
    stand: 'A-03',
    lead: {
      ru: 'Галерея одного жанра: только натюрморт, зато во всех техниках.',
      en: 'A gallery of one genre: nothing but still life, though in every technique.',
    },
    about: {
      ru: [
        'Основательница галереи, в прошлом технолог фарфорового завода, собирает не только картины, но и то, что на них написано: кувшины, бутыли и скатерти художники приносят вместе с холстами. Один зелёный кувшин она знает в лицо по работам пяти разных авторов.',
        'Главная гостья стенда — Агния Рукавцова, реставратор по профессии и акварелист по утрам. «Завтрак реставратора» написан до начала рабочего дня, за тем же столом, где потом лежали чужие картины. Груша в нём гипсовая; она здесь же, на полке, и её можно взять в руки.',
      ],
      en: [
        'The founder, once a technologist at a porcelain factory, collects not only paintings but what is painted in them: artists bring her the jugs, bottles and tablecloths along with the canvases. There is a green jug she knows by sight from the work of five different hands.',
        'The guest of honour is Agnia Rukavtsova, a restorer by profession and a watercolourist in the mornings. “The Restorer’s Breakfast” was painted before working hours, at the table where other people’s pictures would lie later in the day. The pear in it is plaster; it is here on the shelf, and you may pick it up.',
      ],
    },
    artists: [
      { ru: 'Агния Рукавцова', en: 'Agnia Rukavtsova' },
      { ru: 'Платон Сормовин', en: 'Platon Sormovin' },
      { ru: 'Инна Кудьмина', en: 'Inna Kudmina' },
    ],
    email: 'hello@stol-i-svet.example',
    website: 'https://stol-i-svet.example',
    works: [
      {
        picture: 'works/work-038.jpg',
        author: { ru: 'Агния Рукавцова', en: 'Agnia Rukavtsova' },
        mark: 'free',
        priceRoubles: 65_000,
      },
    ],
  },
  {
    slug: 'arsen-zoravyan',
    name: { ru: 'Арсен Зоравян', en: 'Arsen Zoravyan' },
    type: 'artist',
    city: { ru: 'Ереван', en: 'Yerevan' },
    section: 'painting',
    stand: 'A-04',
    lead: {
      ru: 'Пишет натюрморт как хронику: один стол, одна скатерть, тридцать лет.',
      en: 'Paints still life as a chronicle: one table, one cloth, thirty years.',
    },
    about: {
      ru: [
        'Стол достался Зоравяну от деда-сапожника; под скатертью остались следы ножа, и художник всякий раз ставит натуру так, чтобы складка прошла над самым глубоким. С 1994 года меняются только предметы: кувшин из Гюмри, голова из закрытого училища, лимоны с соседнего балкона.',
        'Пишет он в три сеанса: первый — мастихином, второй — кистью, третий — тряпкой, снимая лишнее. Поверхность выходит плотной, а воздуха в картине много. Все три холста стенда написаны при свете одного западного окна.',
      ],
      en: [
        'The table came to Zoravyan from his grandfather, a shoemaker; under the cloth are the marks of the knife, and the artist always arranges his still life so that a fold passes over the deepest of them. Since 1994 only the objects have changed: a jug from Gyumri, a head from an art school that closed, lemons from the neighbour’s balcony.',
        'He paints in three sittings: the first with a palette knife, the second with a brush, the third with a rag, taking off what is not needed. The surface is dense, and yet there is plenty of air. All three canvases on the stand were painted by the light of one west window.',
      ],
    },
    artists: [{ ru: 'Арсен Зоравян', en: 'Arsen Zoravyan' }],
    email: 'atelier@arsen-zoravyan.example',
    website: 'https://arsen-zoravyan.example',
    works: [
      {
        picture: 'works/work-073.jpg',
        author: { ru: 'Арсен Зоравян', en: 'Arsen Zoravyan' },
        mark: 'free',
        priceRoubles: 260_000,
      },
      {
        picture: 'works/work-074.jpg',
        author: { ru: 'Арсен Зоравян', en: 'Arsen Zoravyan' },
        mark: 'sold',
        priceRoubles: 280_000,
      },
      {
        picture: 'works/work-075.jpg',
        author: { ru: 'Арсен Зоравян', en: 'Arsen Zoravyan' },
        mark: 'free',
        priceRoubles: null,
      },
    ],
  },
  {
    slug: 'tikhaya-masterskaya',
    name: { ru: 'Тихая мастерская', en: 'Quiet Workshop' },
    type: 'workshop',
    city: { ru: 'Суздаль', en: 'Suzdal' },
    section: 'painting',
    stand: 'A-05',
    lead: {
      ru: 'Пять человек пишут темперой по золоту и до обеда не разговаривают.',
      en: 'Five people who paint in tempera on gold and do not talk before lunch.',
    },
    about: {
      ru: [
        'Доски здесь сушат семь лет, левкас кладут в двенадцать слоёв, а золотят зимой, когда в доме нет сквозняков. Молчание до обеда — не устав, а предосторожность: от выдоха листок золота улетает.',
        'Прохор Заозерин, старший в мастерской, икон не пишет: он перенёс их ремесло на пейзаж. «Горки» и «Град» — его опыты о том, сколько подробностей выдержит золотой фон, прежде чем перестанет быть светом. «Корабль» из той же серии показывает галерея «Северный свод», стенд A-09.',
      ],
      en: [
        'The panels are seasoned for seven years, the gesso goes on in twelve coats, and gilding is done in winter, when there are no draughts in the house. Silence before lunch is not a rule of the house but a precaution: one breath, and the gold leaf is gone.',
        'Prokhor Zaozerin, the eldest of the five, does not paint icons: he has carried their craft over into landscape. “Hills” and “The City” try how much detail a gold ground can bear before it ceases to be light. “The Ship”, from the same series, is with the Northern Vault gallery on stand A-09.',
      ],
    },
    artists: [
      { ru: 'Прохор Заозерин', en: 'Prokhor Zaozerin' },
      { ru: 'Ефросинья Каменкина', en: 'Yefrosinya Kamenkina' },
      { ru: 'Савва Нерлин', en: 'Savva Nerlin' },
      { ru: 'Дария Опольева', en: 'Daria Opolyeva' },
      { ru: 'Лука Посадов', en: 'Luka Posadov' },
    ],
    email: 'mail@tikhaya-masterskaya.example',
    works: [
      {
        picture: 'works/work-063.jpg',
        author: { ru: 'Прохор Заозерин', en: 'Prokhor Zaozerin' },
        mark: 'free',
        priceRoubles: 190_000,
      },
      {
        picture: 'works/work-064.jpg',
        author: { ru: 'Прохор Заозерин', en: 'Prokhor Zaozerin' },
        mark: 'sold',
        priceRoubles: 210_000,
      },
    ],
  },
  {
    slug: 'yuzhnaya-stena',
    name: { ru: 'Южная стена', en: 'South Wall' },
    type: 'gallery',
    city: { ru: 'Сочи', en: 'Sochi' },
    section: 'painting',
    stand: 'A-06',
    lead: {
      ru: 'Показывает юг глазами тех, кто приехал сюда с этюдником на месяц.',
      en: 'Shows the south through the eyes of those who came for a month with a paintbox.',
    },
    about: {
      ru: [
        'Каждую осень, когда пляжи пустеют, галерея селит у себя художника и просит взамен один рисунок — он висит на южной стене до следующего гостя. За пятнадцать лет рисунков набралось пятнадцать, и ни на одном нет пальмы.',
        'Воронежский живописец Герасим Полуденов прожил у моря месяц, и двадцать шесть дней шёл дождь. «Бухта» написана в оставшиеся четыре. Вокруг неё развешаны рисунки с южной стены: вместо названий у них дни приезда и отъезда.',
      ],
      en: [
        'Every autumn, when the beaches empty, the gallery puts up an artist and asks in return for one drawing, which hangs on the south wall until the next guest arrives. In fifteen years there have been fifteen drawings, and not one has a palm tree in it.',
        'Gerasim Poludenov, a painter from Voronezh, spent a month by the sea, and it rained for twenty-six days. “The Cove” was painted in the other four. Around it hang the drawings from the south wall; instead of titles they have days of arrival and departure.',
      ],
    },
    artists: [
      { ru: 'Герасим Полуденов', en: 'Gerasim Poludenov' },
      { ru: 'Лия Нарочанская', en: 'Lia Narochanskaya' },
      { ru: 'Фома Ловатин', en: 'Foma Lovatin' },
    ],
    email: 'info@yuzhnaya-stena.example',
    website: 'https://yuzhnaya-stena.example',
    works: [
      {
        picture: 'works/work-077.jpg',
        author: { ru: 'Герасим Полуденов', en: 'Gerasim Poludenov' },
        mark: 'free',
        priceRoubles: 290_000,
      },
    ],
  },
]
