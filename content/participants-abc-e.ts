import type { ParticipantSeed } from './types.ts'

export const participantsAbcE: ParticipantSeed[] = [
  {
    slug: 'nestor-polynnik',
    name: { ru: 'Нестор Полынник', en: 'Nestor Polynnik' },
    type: 'artist',
    city: { ru: 'Кострома', en: 'Kostroma' },
    section: 'paper',
    stand: 'C-01',
    lead: {
      ru: 'Гравёр ночи, который ничего не добавляет к чёрному, кроме света.',
      en: 'An engraver of the night who adds nothing to the black but light.',
    },
    about: {
      ru: [
        'Меццо-тинто начинается с работы, которой не видно: доску неделями зернят качалкой, пока она не станет печатать ровной чернотой. Полынник делает это сам, по вечерам, под радиоспектакли, и каждой доске дал имя пьесы, под которую её готовил.',
        'Доски «Лодки на озере» и «Ротонды при луне» зовутся «Ревизор» и «Снегурочка». С каждой снято двадцать оттисков, больше нельзя: зерно садится, и ночь сереет. Третий лист, «Тихий мост», показывает мастерская «Чёрная манера», стенд C-04.',
      ],
      en: [
        'Mezzotint begins with work that does not show: the plate is rocked for weeks until it prints an even black. Polynnik does this himself, in the evenings, to plays on the radio, and has named every plate after the play it was prepared to.',
        'The plates of “Boat on the Lake” and “Rotunda by Moonlight” are known as “The Government Inspector” and “The Snow Maiden”. Twenty impressions were pulled from each, and no more: the grain wears down, and the night turns grey. A third print, “The Quiet Bridge”, is with the Black Manner workshop on stand C-04.',
      ],
    },
    artists: [{ ru: 'Нестор Полынник', en: 'Nestor Polynnik' }],
    email: 'nestor@nestor-polynnik.example',
    works: [
      {
        picture: 'works/work-015.jpg',
        author: { ru: 'Нестор Полынник', en: 'Nestor Polynnik' },
        mark: 'free',
        priceRoubles: 32_000,
      },
      {
        picture: 'works/work-016.jpg',
        author: { ru: 'Нестор Полынник', en: 'Nestor Polynnik' },
        mark: 'free',
        priceRoubles: 45_000,
      },
    ],
  },
  {
    slug: 'devyaty-list',
    name: { ru: 'Девятый лист', en: 'Ninth Sheet' },
    type: 'gallery',
    city: { ru: 'Самара', en: 'Samara' },
    section: 'paper',
    stand: 'C-02',
    lead: {
      ru: 'Галерея бумаги — вырезанной, сложенной, литой и просто исписанной.',
      en: 'A gallery of paper – cut, folded, cast or simply written on.',
    },
    about: {
      ru: [
        'В папке, присланной на просмотр, здесь первым открывают девятый лист: предыдущие восемь, считают в галерее, художник выбирал для других. Так нашлись почти все авторы, с которыми она работает.',
        'У Ольги Обручиной девятым оказался «Осенний парк», который сама она числила пробой. Его показывают в глубокой раме, с лампой на шарнире: отведите лампу вправо, и в парке наступит вечер. Другие работы художницы — на её стенде, C-03.',
      ],
      en: [
        'When a portfolio arrives, the gallery opens it at the ninth sheet: the first eight, it reasons, were chosen by the artist for other people. Nearly everyone it works with was found in this way.',
        'Olga Obruchina’s ninth turned out to be “Autumn Park”, which she herself had put down as a trial. It is shown in a deep frame with a lamp on an arm: swing the lamp to the right, and evening comes to the park. More of her work is on her own stand, C-03.',
      ],
    },
    artists: [
      { ru: 'Ольга Обручина', en: 'Olga Obruchina' },
      { ru: 'Назира Кинельская', en: 'Nazira Kinelskaya' },
      { ru: 'Ефим Сокольев', en: 'Yefim Sokolyev' },
    ],
    email: 'papka@devyaty-list.example',
    website: 'https://devyaty-list.example',
    works: [
      {
        picture: 'works/work-041.jpg',
        author: { ru: 'Ольга Обручина', en: 'Olga Obruchina' },
        mark: 'free',
        priceRoubles: 98_000,
      },
    ],
  },
  {
    slug: 'olga-obruchina',
    name: { ru: 'Ольга Обручина', en: 'Olga Obruchina' },
    type: 'artist',
    city: { ru: 'Казань', en: 'Kazan' },
    section: 'paper',
    stand: 'C-03',
    lead: {
      ru: 'Складывает пейзаж из слоёв крашеной бумаги, между которыми оставлен воздух.',
      en: 'Builds landscapes from layers of dyed paper with air left between them.',
    },
    about: {
      ru: [
        'Для «Дальних полей» понадобилось девять оттенков охры, и за каждым стоит место: обочина, карьер, речной обрыв. Землю Обручина привозит в спичечных коробках; они выставлены на полке в том же порядке, в каком лежат слои.',
        '«Портал» сделан позже и почти без горизонта: арки вложены одна в другую, и даль приходится угадывать. Смотреть на него лучше с двух шагов и немного сбоку, где тени расходятся.',
      ],
      en: [
        '“Far Fields” took nine shades of ochre, and behind each there is a place: a roadside, a quarry, a river bluff. Obruchina brings the earth home in matchboxes; they stand on a shelf in the order in which the layers lie.',
        '“Portal” is later and has almost no horizon: the arches are set one inside another, and the distance has to be guessed. It is best seen from two paces and a little to one side, where the shadows part.',
      ],
    },
    artists: [{ ru: 'Ольга Обручина', en: 'Olga Obruchina' }],
    email: 'olga@olga-obruchina.example',
    website: 'https://olga-obruchina.example',
    works: [
      {
        picture: 'works/work-040.jpg',
        author: { ru: 'Ольга Обручина', en: 'Olga Obruchina' },
        title: { ru: 'Дальние поля', en: 'Far Fields' },
        mark: 'held',
        priceRoubles: 140_000,
      },
      {
        picture: 'works/work-042.jpg',
        author: { ru: 'Ольга Обручина', en: 'Olga Obruchina' },
        mark: 'free',
        priceRoubles: 125_000,
      },
    ],
  },
  {
    slug: 'chyornaya-manera',
    name: { ru: 'Чёрная манера', en: 'Black Manner' },
    type: 'workshop',
    city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
    section: 'paper',
    stand: 'C-04',
    lead: {
      ru: 'Печатная мастерская, где занимаются единственной техникой — меццо-тинто.',
      en: 'A print workshop devoted to a single technique, the mezzotint.',
    },
    about: {
      ru: [
        'Чёрной манерой меццо-тинто называли в старых руководствах, и мастерская вернула имя вместе с рецептами: краску здесь трут на виноградной саже, а лишнюю снимают с доски ладонью. Качалок шесть, и старшая служит второй век.',
        'Нестор Полынник прислал на стенд и оттиск «Тихого моста», и саму доску. Они лежат рядом под одной лампой: вода, которая на бумаге светится, на меди отполирована до зеркала. Две другие его ночи — неподалёку, на стенде C-01.',
      ],
      en: [
        'The black manner is what old manuals called mezzotint, and the workshop has brought back the name along with the recipes: its ink is ground from vine black, and the surplus is wiped off the plate with the palm of the hand. There are six rockers, and the eldest is in its second century.',
        'Nestor Polynnik has sent both an impression of “The Quiet Bridge” and the plate itself. They lie side by side under one lamp: the water that glows on the paper is burnished on the copper to a mirror. Two more of his nights are close by, on stand C-01.',
      ],
    },
    artists: [
      { ru: 'Нестор Полынник', en: 'Nestor Polynnik' },
      { ru: 'Клавдия Лахтина', en: 'Klavdia Lakhtina' },
      { ru: 'Герман Охтин', en: 'German Okhtin' },
    ],
    email: 'pechat@chyornaya-manera.example',
    website: 'https://chyornaya-manera.example',
    works: [
      {
        picture: 'works/work-017.jpg',
        author: { ru: 'Нестор Полынник', en: 'Nestor Polynnik' },
        mark: 'free',
        priceRoubles: 42_000,
      },
    ],
  },
  {
    slug: 'sangina-i-mel',
    name: { ru: 'Сангина и мел', en: 'Sanguine and Chalk' },
    type: 'gallery',
    city: { ru: 'Казань', en: 'Kazan' },
    section: 'paper',
    stand: 'C-05',
    lead: {
      ru: 'Галерея рисунка с натуры, которую открыли трое учителей рисования.',
      en: 'A gallery of drawing from life, opened by three drawing teachers.',
    },
    about: {
      ru: [
        'Учителя сложились на аренду, чтобы учебный рисунок увидела не только экзаменационная комиссия. В галерее стоят мольберты и всегда есть постановка; гостю сначала дают сангину, а потом уже каталог.',
        'Материалов в ходу два, и оба названы на вывеске. Исключение сделали однажды: реставратор Агния Рукавцова приехала с акварелью, села к общей постановке и за два утра написала «Кувшин и грушу». Лист висит среди десяти рисунков той же постановки — сангиной и мелом. Второй натюрморт Рукавцовой — на стенде A-03.',
      ],
      en: [
        'The teachers clubbed together for the rent so that school drawings should be seen by someone besides the examiners. There are easels in the gallery and always something set up to draw; a guest is handed sanguine first and the catalogue afterwards.',
        'Two materials are in use, and both are on the signboard. There was one exception: Agnia Rukavtsova, a restorer, arrived with her watercolours, sat down with the rest, and in two mornings painted “Jug and Pear”. It hangs among ten drawings of the same set-up in sanguine and chalk. Another of her still lifes is on stand A-03.',
      ],
    },
    artists: [
      { ru: 'Агния Рукавцова', en: 'Agnia Rukavtsova' },
      { ru: 'Диляра Нурлатова', en: 'Dilyara Nurlatova' },
      { ru: 'Камиль Зеленодолин', en: 'Kamil Zelenodolin' },
    ],
    email: 'info@sangina-i-mel.example',
    website: 'https://sangina-i-mel.example',
    works: [
      {
        picture: 'works/work-039.jpg',
        author: { ru: 'Агния Рукавцова', en: 'Agnia Rukavtsova' },
        mark: 'free',
        priceRoubles: 72_000,
      },
    ],
  },
  {
    slug: 'dom-ottiska',
    name: { ru: 'Дом оттиска', en: 'House of Prints' },
    type: 'gallery',
    city: { ru: 'Москва', en: 'Moscow' },
    section: 'paper',
    stand: 'C-06',
    lead: {
      ru: 'Галерея печатной графики, где тираж показывают целиком — от пробы до последнего листа.',
      en: 'A gallery of prints that shows the whole edition, from the first proof to the last sheet.',
    },
    about: {
      ru: [
        'В шкафах галереи три с половиной тысячи листов; любой достают по просьбе и кладут на стол, без стекла. Раз в год один ящик пустеет: всё, что в нём лежало, дарят районной библиотеке.',
        'Литография «Под арками» скульптора Игната Суровежина отпечатана с трёх камней — серого, охристого и винного. На стенде есть и оттиски с каждого камня по отдельности: это пятна, в которых арку ещё не узнать. Складываются они только на третьем прогоне.',
      ],
      en: [
        'The gallery’s cabinets hold three and a half thousand sheets; any of them will be brought out on request and laid on the table, without glass. Once a year one drawer is emptied: everything in it is given to a local library.',
        '“Under the Arches”, a lithograph by the sculptor Ignat Surovezhin, is printed from three stones, grey, ochre and wine. The stand also has impressions from each stone by itself: patches in which there is as yet no telling an arch. They come together only at the third run.',
      ],
    },
    artists: [
      { ru: 'Игнат Суровежин', en: 'Ignat Surovezhin' },
      { ru: 'Стефания Громницкая', en: 'Stefania Gromnitskaya' },
      { ru: 'Иван Десногор', en: 'Ivan Desnogor' },
      { ru: 'Рената Яхромина', en: 'Renata Yakhromina' },
      { ru: 'Олег Пахрин', en: 'Oleg Pakhrin' },
    ],
    email: 'info@dom-ottiska.example',
    website: 'https://dom-ottiska.example',
    works: [
      {
        picture: 'works/work-025.jpg',
        author: { ru: 'Игнат Суровежин', en: 'Ignat Surovezhin' },
        mark: 'free',
        priceRoubles: 48_000,
      },
    ],
  },
]
