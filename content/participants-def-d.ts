import type { ParticipantSeed } from './types.ts'

/** Schools, stands E-07 to E-12. */
export const participantsDefD: ParticipantSeed[] = [
  {
    slug: 'studiya-na-svislochi',
    name: { ru: 'Студия на Свислочи', en: 'Studio on the Svislach' },
    type: 'school',
    city: { ru: 'Минск', en: 'Minsk' },
    section: 'schools',
    stand: 'E-07',
    lead: {
      ru: 'Вечерняя школа для взрослых показывает сто автопортретов, написанных людьми других профессий.',
      en: 'An evening school for adults, showing a hundred self-portraits by people of other professions.',
    },
    about: {
      ru: [
        'В студию приходят после работы: машинист метро, две акушерки, переводчик, кондитер. Занятие длится ровно три часа, чай внесён в расписание, а опоздавшие садятся за меловую черту и начинают с наброска.',
        'Автопортрет пишут дважды, в начале и в конце курса, перед одним и тем же зеркалом. На ярмарке листы висят парами, и под каждой названа профессия; имя стоит на обороте.',
      ],
      en: [
        'People come here after work: a metro driver, two midwives, a translator, a pastry cook. A class lasts exactly three hours, tea is part of the timetable, and latecomers sit behind a chalk line and start with a sketch.',
        'The self-portrait is made twice, at the beginning and the end of the course, before the same mirror. At the fair the sheets hang in pairs, and under each pair stands a profession; the name is on the back.',
      ],
    },
    artists: [
      { ru: 'Янина Лошицкая', en: 'Yanina Loshitskaya' },
      { ru: 'Виктор Немигин', en: 'Viktor Nemigin' },
      { ru: 'Алеся Сторожевец', en: 'Alesya Storozhevets' },
      { ru: 'Игорь Грушевик', en: 'Igor Grushevik' },
    ],
    email: 'vecher@studiya-na-svislochi.example',
    website: 'https://studiya-na-svislochi.example',
    works: [],
  },
  {
    slug: 'eniseyskaya-shkola-skulptury',
    name: { ru: 'Енисейская школа скульптуры', en: 'Yenisei School of Sculpture' },
    type: 'school',
    city: { ru: 'Красноярск', en: 'Krasnoyarsk' },
    section: 'schools',
    stand: 'E-08',
    lead: {
      ru: 'Привозит сорок учебных голов из глины и рассказывает, что делают с ними после просмотра.',
      en: 'Brings forty student heads in clay and explains what becomes of them after the review.',
    },
    about: {
      ru: [
        'Глину школа копает сама, в овраге за городом, и после просмотра почти все работы размачивают и месят заново. Заведующий глиной Савва Берёзовец подсчитал, что в каждой нынешней голове есть щепоть самой первой.',
        'Обжигают лишь одну вещь с курса, и выбирают её студенты тайным голосованием. Таких голов на стенде двенадцать; остальные вылеплены к ярмарке и после закрытия вернутся в чан.',
      ],
      en: [
        'The school digs its own clay, in a ravine outside the city, and after each review nearly all the work is soaked and kneaded again. Savva Beryozovets, keeper of the clay, has calculated that every head now standing contains a pinch of the very first.',
        'Only one piece in each year is fired, and the students choose it by secret ballot. Twelve such heads are on the stand; the rest were modelled for the fair and will go back into the vat when it closes.',
      ],
    },
    artists: [
      { ru: 'Савва Берёзовец', en: 'Savva Beryozovets' },
      { ru: 'Наталья Столбинская', en: 'Natalya Stolbinskaya' },
      { ru: 'Руслан Качин', en: 'Ruslan Kachin' },
      { ru: 'Ульяна Маннова', en: 'Ulyana Mannova' },
    ],
    email: 'glina@eniseyskaya-shkola.example',
    works: [],
  },
  {
    slug: 'matvey-chusovlyanin',
    name: { ru: 'Матвей Чусовлянин', en: 'Matvey Chusovlyanin' },
    type: 'sculptor',
    city: { ru: 'Пермь', en: 'Perm' },
    section: 'schools',
    stand: 'E-09',
    lead: {
      ru: 'Делает анатомические модели для рисовальных классов и показывает лошадь, которую можно разобрать до костей.',
      en: 'Makes anatomical models for drawing classes and shows a horse that can be taken apart down to the bone.',
    },
    about: {
      ru: [
        'По первой профессии Чусовлянин ветеринар и лепит мышцу, помня, как она напрягается под рукой. Его экорше застигнуты в движении: человек надевает рукав, собака отряхивается от воды.',
        'Лошадь в треть натуральной величины собрана из ста шести липовых деталей на латунных штифтах. Разборка занимает сорок минут, сборку скульптор доверяет зрителям и уверяет, что двух одинаковых лошадей пока не получалось.',
      ],
      en: [
        'Chusovlyanin was first trained as a vet, and models a muscle remembering how it tightens under the hand. His flayed figures are caught in movement: a man putting on a sleeve, a dog shaking off water.',
        'The horse, a third of life size, is put together from a hundred and six pieces of limewood on brass pins. Taking it apart needs forty minutes; putting it together he leaves to visitors, and claims that no two horses have yet come out the same.',
      ],
    },
    artists: [{ ru: 'Матвей Чусовлянин', en: 'Matvey Chusovlyanin' }],
    email: 'loshad@matvey-chusovlyanin.example',
    website: 'https://matvey-chusovlyanin.example',
    works: [],
  },
  {
    slug: 'donskoy-institut-iskusstv',
    name: { ru: 'Донской институт искусств', en: 'Don Institute of Arts' },
    type: 'school',
    city: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don' },
    section: 'schools',
    stand: 'E-10',
    lead: {
      ru: 'Показывает сорок орнаментальных таблиц, на которые у студентов уходит весь первый год.',
      en: 'Shows forty plates of ornament, the work that fills its students’ first year.',
    },
    about: {
      ru: [
        'Копировать узор целиком здесь не дают: студент получает угол и продолжение выводит сам. Если ряд не сошёлся, ошибку сохраняют и подписывают. Курс «Кайма» Юлии Пустельги-Рим слушают все отделения, от керамистов до театральных художников.',
        'Таблицы сделаны тушью и гуашью на картоне, на каждой один мотив: волна, плетёнка, пальметта, зубец. Последняя расчерчена и оставлена пустой, карандаш привязан рядом.',
      ],
      en: [
        'Nobody here is allowed to copy a pattern whole: the student is given a corner and has to work out the rest. If the row fails to come out even, the mistake is kept and captioned. Yulia Pustelga-Rim’s course “The Border” is attended by every department, from ceramics to stage design.',
        'The plates are in ink and gouache on card, one motif to each: wave, interlace, palmette, dentil. The last has been ruled and left empty, with a pencil tied beside it.',
      ],
    },
    artists: [
      { ru: 'Юлия Пустельга-Рим', en: 'Yulia Pustelga-Rim' },
      { ru: 'Тарас Темерник', en: 'Taras Temernik' },
      { ru: 'Элла Аксайская', en: 'Ella Aksayskaya' },
    ],
    email: 'ornament@donskoy-institut-iskusstv.example',
    website: 'https://donskoy-institut-iskusstv.example',
    works: [],
  },
  {
    slug: 'masterskaya-na-vyrost',
    name: { ru: 'Мастерская на вырост', en: 'Workshop to Grow Into' },
    type: 'workshop',
    city: { ru: 'Калуга', en: 'Kaluga' },
    section: 'schools',
    stand: 'E-11',
    lead: {
      ru: 'Детская студия с настоящим офортным станком привозит оттиски, гипсы и игру «Собери портик».',
      en: 'A children’s studio with a real etching press, bringing prints, plasters and the game “Build a Portico”.',
    },
    about: {
      ru: [
        'Студию Мария Ольшаница устроила в бывшем каретном сарае: дети проходят в низкую дверь свободно, взрослые кланяются. Каждый инструмент на стене обведён контуром. Пустой контур замечают сразу, и рубанок ищут все вместе.',
        'Работы подписаны именем и возрастом, а на обороте записано, что далось труднее всего; оборот разрешено читать. Деревянный портик из сорока восьми деталей ждёт строителей на низком столе.',
      ],
      en: [
        'Maria Olshanitsa set up the studio in a former coach house: children walk straight in at the low door, grown-ups bow. Every tool on the wall has its outline drawn round it. An empty outline is noticed at once, and the whole studio goes looking for the plane.',
        'The works are signed with a name and an age, and on the back it says what was hardest; visitors may read the backs. A wooden portico of forty-eight parts awaits its builders on a low table.',
      ],
    },
    artists: [
      { ru: 'Мария Ольшаница', en: 'Maria Olshanitsa' },
      { ru: 'Пётр Яченский', en: 'Pyotr Yachensky' },
    ],
    email: 'privet@masterskaya-na-vyrost.example',
    website: 'https://masterskaya-na-vyrost.example',
    works: [],
  },
  {
    slug: 'ivovy-ugol',
    name: { ru: 'Ивовый уголь', en: 'Willow Charcoal' },
    type: 'workshop',
    city: { ru: 'Саратов', en: 'Saratov' },
    section: 'schools',
    stand: 'E-12',
    lead: {
      ru: 'Жжёт рисовальный уголь, катает соус и сангину и привозит палочки двадцати семи оттенков.',
      en: 'Burns drawing charcoal, rolls black chalk and sanguine, and brings sticks in twenty-seven shades.',
    },
    about: {
      ru: [
        'Иву режут на волжских островах поздней осенью, когда сок ушёл, и томят в закрытых чугунах. Сангину делают из красной глины с трёх обрывов: вольская светлее, хвалынская жирнее, а третью, безымянную, раскупают первой.',
        'Химик Лука Гусельский двадцать лет преподавал рисунок и устал объяснять, почему палочка ломается. На стенде пробуют всё: стол застелен бумагой, и её меняют, когда не остаётся белого.',
      ],
      en: [
        'The willow is cut on islands in the Volga late in autumn, once the sap has gone, and baked in sealed iron pots. The sanguine comes from the red clay of three cliffs: that of Volsk is lighter, that of Khvalynsk greasier, and the third, which has no name, is always the first to sell out.',
        'Luka Guselsky, a chemist, taught drawing for twenty years and grew tired of explaining why the stick breaks. Everything on the stand may be tried: the table is covered with paper, changed when there is no white left.',
      ],
    },
    artists: [
      { ru: 'Лука Гусельский', en: 'Luka Guselsky' },
      { ru: 'Анфиса Затонова', en: 'Anfisa Zatonova' },
    ],
    email: 'palochka@ivovy-ugol.example',
    website: 'https://ivovy-ugol.example',
    works: [],
  },
]
