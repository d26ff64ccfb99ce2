import type { SpeakerSeed } from './types.ts'

export const speakersB: SpeakerSeed[] = [
  {
    id: 13,
    firstName: { ru: 'Марк', en: 'Mark' },
    lastName: { ru: 'Кедрач', en: 'Kedrach' },
    role: 'artist',
    occupation: { ru: 'живописец', en: 'painter' },
    city: { ru: 'Москва', en: 'Moscow' },
    lead: {
      ru: 'Пишет плоскостями и уверен, что беспредметной картине тоже нужна натура.',
      en: 'Paints in planes and is certain that a non-objective picture needs a model too.',
    },
    biography: {
      ru: [
        'Кедрач вырос в посёлке при кирпичном заводе. Первой палитрой ему служили цвета обжига — от бледного недожога до чёрного железняка.',
        'В академической мастерской он девять лет писал фигуру и до сих пор считает эти годы главными. Человек из картин потом ушёл, но остались его вес, наклон и опора. О них — цикл «Равновесие», который продолжается второе десятилетие.',
        'Прежде чем взяться за холст, Кедрач складывает постановку из брусков и досок и ждёт, пока она рухнет. Пишет то, что было за секунду до падения. Линейкой не пользуется: край плоскости, по его словам, должен помнить руку.',
        'На вечернем отделении Школы рисунка на Каменной слободе он ведёт композицию. Любимое задание — уравновесить большое красное пятно маленьким чёрным; студенты прозвали его «аптекой».',
      ],
      en: [
        'Kedrach grew up in a settlement beside a brickworks. His first palette was the colours of the kiln, from pale underfired clay to black clinker.',
        'He spent nine years painting the figure in an academic studio, and still thinks of them as the years that matter. Later the human being left his pictures, but the weight, the lean and the support remained. They are the subject of “Balance”, a cycle now in its second decade.',
        'Before touching a canvas he stacks up a motif of beams and boards and waits for it to collapse. What he paints is the second before the fall. He does not use a ruler: the edge of a plane, he says, ought to remember the hand.',
        'He teaches composition in the evening department of the Kamennaya Sloboda School of Drawing. His favourite exercise is to balance a large red patch with a small black one; the students call it “the pharmacy”.',
      ],
    },
    picture: 'people/person-24.jpg',
  },
  {
    id: 14,
    firstName: { ru: 'Елена', en: 'Yelena' },
    lastName: { ru: 'Верстова', en: 'Verstova' },
    role: 'curator',
    occupation: { ru: 'хранитель слепков', en: 'keeper of casts' },
    city: { ru: 'Москва', en: 'Moscow' },
    lead: {
      ru: 'Хранит восемьсот гипсов и знает, чей нос у каждого из них.',
      en: 'Looks after eight hundred plasters and knows whose nose each of them is wearing.',
    },
    biography: {
      ru: [
        'Девять подвалов и один ключ — так выглядело собрание Музея слепка и модели, когда Верстова приняла его в 2004 году. Сегодня восемьсот четырнадцать гипсов стоят в залах, и рисовать их может каждый, кто пришёл с бумагой.',
        'Она придумала «паспорт гипса»: для каждой вещи устанавливают форму, мастерскую, всех владельцев и все починки. Так выяснилось, что у трёх богинь один и тот же нос, отлитый в одну зиму и, по-видимому, на скорую руку.',
        'Верстова переписывается с училищами, где гипсы списывают, как старую мебель, и за двадцать лет уберегла от свалки сто девять слепков. Слепок для неё — не замена подлинника, а свидетельство о том, что в подлиннике умели видеть.',
      ],
      en: [
        'Nine cellars and a single key: such was the collection of the Museum of Casts and Models when Verstova took charge of it in 2004. Today its eight hundred and fourteen plasters stand in the galleries, and anyone who comes with paper may draw them.',
        'She devised the “cast passport”, which establishes for every object its mould, its workshop, all its owners and all its repairs. In this way it emerged that three goddesses share one and the same nose, cast in a single winter and evidently in some hurry.',
        'Verstova keeps up a correspondence with art schools that write off their plasters like old furniture, and in twenty years has saved a hundred and nine of them from the skip. For her a cast is not a substitute for the original but a record of what people were once able to see in it.',
      ],
    },
    picture: 'people/person-47.jpg',
  },
  {
    id: 15,
    firstName: { ru: 'Юлия', en: 'Yulia' },
    lastName: { ru: 'Пустельга-Рим', en: 'Pustelga-Rim' },
    role: 'historian',
    occupation: { ru: 'историк орнамента', en: 'historian of ornament' },
    city: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don' },
    lead: {
      ru: 'Читает орнамент как письмо — с начала, вместе с описками и помарками.',
      en: 'Reads ornament as one reads a letter: from the beginning, slips and blots included.',
    },
    biography: {
      ru: [
        'Двойная фамилия досталась ей от двух бабушек: одна вышивала, другая преподавала черчение. Пустельга-Рим шутит, что историком орнамента её назначили до рождения.',
        'Она занималась античной керамикой, копала на Таманском полуострове, а диссертацию защитила о меандре — точнее, о том, что делает рисовальщик, когда ряд не сходится. Сто двадцать описанных ею «ошибок угла» теперь помогают отличать одну мастерскую от другой.',
        'В книге «Кайма» узор прослежен от края блюда до края города: ограды, набережной, железнодорожной насыпи. Курс под тем же названием она читает в Донском институте искусств и, говорят, ни разу не повторилась.',
        'Против слова «украшение» Пустельга-Рим возражает в каждой лекции. Орнамент, по её убеждению, к вещи не добавляют — им вещь заканчивают.',
      ],
      en: [
        'Her double surname came from two grandmothers, one of whom embroidered while the other taught technical drawing. Pustelga-Rim likes to say that she was appointed a historian of ornament before she was born.',
        'She worked on ancient ceramics, dug on the Taman Peninsula, and wrote her dissertation on the meander – or rather on what a painter does when the row will not come out even. The hundred and twenty “corner errors” she described now help to tell one workshop from another.',
        'Her book “The Border” follows a pattern from the rim of a dish to the rim of a city: a railing, a quayside, a railway embankment. She gives a course under the same title at the Don Institute of Arts and is said never to have repeated herself.',
        'In every lecture she objects to the word “decoration”. Ornament, she maintains, is not something added to a thing; it is how a thing is finished.',
      ],
    },
    picture: 'people/person-29.jpg',
  },
  {
    id: 16,
    firstName: { ru: 'Степан', en: 'Stepan' },
    lastName: { ru: 'Ярцевин', en: 'Yartsevin' },
    role: 'artist',
    occupation: { ru: 'скульптор', en: 'sculptor' },
    city: { ru: 'Петрозаводск', en: 'Petrozavodsk' },
    lead: {
      ru: 'Работает в мраморе и главным инструментом считает ожидание.',
      en: 'Works in marble and regards waiting as his principal tool.',
    },
    biography: {
      ru: [
        'Мрамор Ярцевин выбирает зимой, когда мороз показывает все трещины. Потом блок год стоит во дворе: камню, по его словам, нужно забыть карьер.',
        'Сын каменотёса, он учился в Северной академии пластики и мог остаться при столичной мастерской, но вернулся в Карелию — поближе к камню. За сорок лет закончил пятьдесят шесть работ и знает, где стоит каждая.',
        'У его торсов нет ни лиц, ни атрибутов; остаются поворот, тяжесть, дыхание. Семь из них живут под открытым небом — на пристани, у родильного дома, на школьном дворе, — и каждую весну Ярцевин объезжает их с ведром и щёткой.',
        'Учит он по-цеховому: три ученика, три года, и весь первый год — только инструмент. Говорить о скульптуре соглашается при одном условии: слушателям должны разрешить её потрогать.',
      ],
      en: [
        'Yartsevin chooses his marble in winter, when frost shows up every crack. The block then stands in the yard for a year: stone, he says, needs time to forget the quarry.',
        'A stonemason’s son, he studied at the Northern Academy of Sculpture and could have stayed on in a studio in the capital, but went back to Karelia to be nearer the stone. In forty years he has finished fifty-six works, and he knows where each of them stands.',
        'His torsos have neither faces nor attributes; what is left is the turn, the weight, the breath. Seven of them live out of doors – on a landing stage, beside a maternity hospital, in a school yard – and every spring Yartsevin makes the round of them with a bucket and a brush.',
        'He teaches as a guild would: three pupils, three years, and nothing but tools for the whole of the first. He agrees to talk about sculpture on one condition: the audience must be allowed to touch it.',
      ],
    },
    picture: 'people/person-12.jpg',
  },
  {
    id: 17,
    firstName: { ru: 'Софья', en: 'Sofya' },
    lastName: { ru: 'Холмовская', en: 'Kholmovskaya' },
    role: 'restorer',
    occupation: { ru: 'реставратор бумаги', en: 'paper restorer' },
    city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
    lead: {
      ru: 'Лечит рисунки, карты и афиши и любой лист сначала читает с оборота.',
      en: 'Mends drawings, maps and posters, and begins reading any sheet from the back.',
    },
    biography: {
      ru: [
        'Что может рассказать о рисунке его оборот? Водяной знак, след клея, круг от стакана, счёт за дрова — по таким мелочам Холмовская восстанавливает, где лист лежал, кому принадлежал и за что его любили.',
        'Она окончила реставрационное отделение Школы книжного дела и год отливала бумагу вручную, по старым формам. В двадцать восемь лет возглавила лабораторию графики в архиве «Бумажный фонд».',
        'Самая долгая её работа — учебная таблица ордеров, которую несколько поколений школьников резали на закладки. За три года лаборатория соединила семьсот фрагментов; недостающее восполнили бумагой чуть светлее подлинной, чтобы вмешательство осталось видимым.',
        'Раз в месяц Холмовская ведёт открытый приём: можно принести семейный рисунок, письмо или фотографию и узнать, как их хранить. Главный совет всегда один — не ламинировать.',
      ],
      en: [
        'What can the back of a drawing tell us? A watermark, a trace of glue, the ring left by a glass, a bill for firewood: from such trifles Kholmovskaya works out where a sheet has lain, whose it was and what it was loved for.',
        'She trained in restoration at the School of Book Arts and spent a year making paper by hand on old moulds. At twenty-eight she became head of the prints and drawings laboratory at the Paper Fund archive.',
        'Her longest undertaking has been a teaching chart of the orders which several generations of schoolchildren had cut up for bookmarks. Over three years the laboratory joined seven hundred fragments; what was missing was made up in paper a shade lighter than the original, so that the intervention remains visible.',
        'Once a month she holds an open surgery: anyone may bring a family drawing, a letter or a photograph and learn how to keep it. The chief advice is always the same: do not laminate.',
      ],
    },
    picture: 'people/person-03.jpg',
  },
  {
    id: 18,
    firstName: { ru: 'Тимофей', en: 'Timofey' },
    lastName: { ru: 'Бересток', en: 'Berestok' },
    role: 'artist',
    occupation: { ru: 'ксилограф', en: 'wood engraver' },
    city: { ru: 'Псков', en: 'Pskov' },
    lead: {
      ru: 'Режет книжные знаки, где целая биография помещается на спичечном коробке.',
      en: 'Cuts bookplates in which an entire biography fits on a matchbox.',
    },
    biography: {
      ru: [
        'Самая маленькая его гравюра — с почтовую марку. Самая большая — с дверь, и вырезана она действительно на двери.',
        'Начинал он плотником: три года восстанавливал наличники в деревнях под Изборском. Поэтому доску знает с двух сторон — и как узор на доме, и как печатную форму. Гравировать на торце учился уже потом, в Псковских печатных классах.',
        'За десять лет Бересток вырезал около ста восьмидесяти экслибрисов — для врачей, машинистов, сельских библиотек и одного маяка. Заказчика он просит прислать не портрет, а список книг, к которым тот возвращается.',
        'Летом он возит по деревням «Передвижной пресс»: станок, бумага и резцы умещаются в один фургон. В каждой школе дети режут по букве, и после отъезда пресса у школы остаётся собственная печатная азбука.',
      ],
      en: [
        'Berestok’s smallest engraving is the size of a postage stamp. His largest is the size of a door – and a door is indeed what it was cut on.',
        'He began as a carpenter, restoring carved window surrounds for three years in the villages around Izborsk. So he knows a plank from both sides, as the pattern on a house and as a printing block. Engraving on the end grain came later, at the Pskov Printing Classes.',
        'In ten years he has cut some hundred and eighty bookplates, for doctors, engine drivers, village libraries and one lighthouse. He asks his clients to send not a portrait but a list of the books they go back to.',
        'In summer he takes his “Travelling Press” round the countryside: press, paper and gravers all fit into one van. In every school each child cuts a letter, and when the press moves on, the school is left with a printed alphabet of its own.',
      ],
    },
    picture: 'people/person-32.jpg',
  },
  {
    id: 19,
    firstName: { ru: 'Алексей', en: 'Alexey' },
    lastName: { ru: 'Дольник', en: 'Dolnik' },
    role: 'historian',
    occupation: { ru: 'историк книги', en: 'historian of the book' },
    city: { ru: 'Томск', en: 'Tomsk' },
    lead: {
      ru: 'Полвека читает не только книги, но и следы тех, кто читал их раньше.',
      en: 'For half a century he has read not only books but the traces of those who read them before.',
    },
    biography: {
      ru: [
        'Придя работать в томскую публичную библиотеку, Дольник за первую зиму прочёл карточки выдачи за тридцать лет. Так нашлась тема всей жизни: не что написано в книге, а кто её читал, когда и с каким карандашом в руке.',
        'Он автор шести монографий. В самой известной, «Пособие с пометами», по записям на полях учебников восстановлено, как в провинциальных классах проходили перспективу — и чему при этом научились на самом деле.',
        'Лекции Дольник читает без экрана. На столе лежит одна книга, слушатели подходят к ней по очереди, и к концу вечера одним следом на ней больше.',
        'Новые издания об искусстве он судит строго: раскрывает посередине, смотрит, не уходит ли картина в корешок, и сразу открывает указатель. Книга без указателя, повторяет Дольник, — всё равно что зал без света.',
      ],
      en: [
        'As a young librarian in Tomsk, Dolnik spent his first winter reading thirty years of lending cards. There he found the subject of a lifetime: not what is written in a book, but who read it, when, and with what pencil in hand.',
        'He is the author of six monographs. The best known of them, “A Manual with Annotations”, reconstructs from notes in the margins of textbooks how perspective was taught in provincial classes – and what was actually learned there.',
        'He lectures without a screen. A single book lies on the table, the listeners come up to it one by one, and by the end of the evening it bears one trace more.',
        'He judges new books on art severely: opens them in the middle, looks whether the picture is disappearing into the gutter, and turns at once to the index. A book without an index, Dolnik never tires of saying, is a gallery without light.',
      ],
    },
    picture: 'people/person-08.jpg',
  },
  {
    id: 20,
    firstName: { ru: 'Мария', en: 'Maria' },
    lastName: { ru: 'Ольшаница', en: 'Olshanitsa' },
    role: 'educator',
    occupation: { ru: 'педагог детской студии', en: 'children’s studio teacher' },
    city: { ru: 'Калуга', en: 'Kaluga' },
    lead: {
      ru: 'Устраивает мастерские, где дети работают настоящими инструментами.',
      en: 'Sets up workshops in which children work with real tools.',
    },
    biography: {
      ru: [
        'В студии Ольшаницы нет раскрасок. Есть офортный станок, гипс, глина, пять сортов бумаги и правило: инструмент называют по имени и возвращают на место.',
        'Педагогический институт она окончила днём, скульптурное отделение — вечером. Дипломом для обоих стала игра «Собери портик»: сорок восемь деревянных деталей, с которыми шестилетний строитель сам догадывается, зачем колонне капитель.',
        'Её «Мастерская на вырост» работает в Калуге и выезжает в больницы и библиотеки. Старшие занимаются рядом с младшими и помогают им, но учителями не становятся: исправлять чужой рисунок в студии не принято.',
        'Оценок Ольшаница не ставит. Она спрашивает: «Что здесь было труднее всего?» — и записывает ответ на обороте.',
      ],
      en: [
        'There are no colouring books in Olshanitsa’s studio. There is an etching press, plaster, clay, five kinds of paper and a rule: tools are called by their names and put back in their places.',
        'She took a teaching degree by day and a sculpture course by night. Her diploma project for both was a game called “Build a Portico”: forty-eight wooden parts with which a builder of six can work out unaided what a capital is for.',
        'Her “Workshop to Grow Into” is based in Kaluga and travels to hospitals and libraries. Older children work beside younger ones and help them, but do not turn into teachers: in this studio one does not correct another person’s drawing.',
        'Olshanitsa gives no marks. She asks, “What was the hardest thing here?” and writes down the answer on the back.',
      ],
    },
    picture: 'people/person-17.jpg',
  },
  {
    id: 21,
    firstName: { ru: 'Тамара', en: 'Tamara' },
    lastName: { ru: 'Шатровина', en: 'Shatrovina' },
    role: 'restorer',
    occupation: { ru: 'реставратор темперной живописи', en: 'restorer of tempera painting' },
    city: { ru: 'Владимир', en: 'Vladimir' },
    lead: {
      ru: 'Сорок семь лет расчищает темперу и знает цену квадратному сантиметру.',
      en: 'Forty-seven years of cleaning tempera have taught her the worth of a square centimetre.',
    },
    biography: {
      ru: [
        'Квадратный сантиметр в день — обычная скорость Шатровиной под микроскопом. За всю жизнь набралось чуть больше квадратного метра, и перед лекцией она очерчивает этот метр мелом на полу.',
        'Её учителя работали в экспедициях и первым делом учили смотреть на доску сбоку. От них она унаследовала ящик скальпелей, привычку вставать до света и недоверие к слову «окончательно».',
        'Шатровина раскрыла живопись тридцати четырёх досок, в том числе целого яруса иконостаса, который служил перегородкой в зернохранилище. Для каждой составлена карта утрат; собранные вместе, они изданы под названием «Атлас потерь», и по нему учатся.',
        'Сейчас её главное дело — ученики. Полгода они не прикасаются к памятникам: пишут темперой копию, старят её, а потом расчищают то, что написали сами.',
      ],
      en: [
        'A square centimetre a day is Shatrovina’s usual pace under the microscope. A lifetime of this comes to a little more than one square metre, and before a lecture she marks it out in chalk on the floor.',
        'Her teachers worked on expeditions, and the first thing they taught was to look at a panel from the side. From them she inherited a box of scalpels, the habit of rising before dawn and a distrust of the word “final”.',
        'She has uncovered the painting on thirty-four panels, among them an entire tier of an iconostasis that had been serving as a partition in a granary. A map of losses was drawn up for each; gathered together, they were published as “An Atlas of Losses”, from which students now learn.',
        'Her chief work today is her pupils. For the first six months they touch nothing historic: they paint a copy in tempera, age it, and then clean what they have painted themselves.',
      ],
    },
    picture: 'people/person-21.jpg',
  },
  {
    id: 22,
    firstName: { ru: 'Антон', en: 'Anton' },
    lastName: { ru: 'Журавец', en: 'Zhuravets' },
    role: 'educator',
    occupation: { ru: 'методист по рисунку', en: 'drawing curriculum designer' },
    city: { ru: 'Иркутск', en: 'Irkutsk' },
    lead: {
      ru: 'Составляет программы по рисунку для школ, где на искусство отведён час в неделю.',
      en: 'Designs drawing courses for schools that give art one hour a week.',
    },
    biography: {
      ru: [
        'Тридцать два часа в год — столько остаётся школьнику на рисование, если вычесть праздники и контрольные. Журавец построил курс ровно на тридцать два часа: по одному навыку на урок, от точки до светотени.',
        'Сам он собирался в картографы и пришёл в педагогику из полевой съёмки. Глазомер, убедился он, у всех тренируется одинаково. Его «Карманный видоискатель», картонная рамка с делениями, разошёлся по школам от Иркутска до Мурманска.',
        'Программу сейчас испытывают двести десять учителей. Журавец ездит к ним на уроки, садится за последнюю парту и собирает не лучшие рисунки, а те, по которым видно, где урок не удался.',
        'Ему возражают и те, для кого академический рисунок — муштра, и те, кто начинал бы муштру с первого класса. С первыми он рисует натюрморт, вторым показывает расписание.',
      ],
      en: [
        'Thirty-two hours a year is what a pupil has left for drawing once holidays and tests are taken away. Zhuravets has built a course of exactly thirty-two hours: one skill a lesson, from the dot to light and shade.',
        'He had meant to be a cartographer and came to teaching from survey work in the field. Judging by eye, he found, can be trained in everyone alike. His “Pocket Viewfinder”, a cardboard frame with a scale, has made its way into schools from Irkutsk to Murmansk.',
        'Two hundred and ten teachers are now trying out the course. Zhuravets travels to their lessons, takes a seat at the back and collects not the best drawings but the ones that show where the lesson went wrong.',
        'He is opposed both by those for whom academic drawing is drill and by those who would start the drill in the first year. With the former he draws a still life; to the latter he shows the timetable.',
      ],
    },
    picture: 'people/person-44.jpg',
  },
  {
    id: 23,
    firstName: { ru: 'Варвара', en: 'Varvara' },
    lastName: { ru: 'Гранильцева', en: 'Graniltseva' },
    role: 'historian',
    occupation: { ru: 'историк художественной школы', en: 'historian of art education' },
    city: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' },
    lead: {
      ru: 'Восстанавливает историю рисовальных классов по журналам посещаемости.',
      en: 'Reconstructs the history of drawing classes from their attendance registers.',
    },
    biography: {
      ru: [
        'Кто сидел за третьим мольбертом слева? Гранильцева, скорее всего, ответит: в её картотеке одиннадцать тысяч учеников провинциальных рисовальных классов — возраст, ремесло, оценки, причины пропусков.',
        'Историк по образованию, она служила в архиве и читала лекции на вагоностроительном заводе. Там её и спросили, зачем столяру было рисовать Аполлона. Монография «Вечерний класс» — ответ на четырёхстах страницах.',
        'Из журналов и счетов следует, что вечерние классы готовили не столько художников, сколько внимательных мастеров: модельщиков, гравёров, закройщиков. В этом, полагает Гранильцева, и была их удача, которую позднее приняли за неуспех.',
        'Сейчас она пишет о женских отделениях. В документах эти ученицы есть, в историях искусства — почти нет.',
      ],
      en: [
        'Who sat at the third easel from the left? Graniltseva can most likely tell you: her card index holds eleven thousand pupils of provincial drawing classes, with their ages, trades, marks and reasons for absence.',
        'A historian by training, she worked in an archive and lectured at a carriage works. It was there that someone asked her why a joiner should ever have needed to draw Apollo. Her monograph “The Evening Class” is an answer in four hundred pages.',
        'The registers and accounts suggest that evening classes produced not so many artists as attentive craftsmen: pattern-makers, engravers, tailors’ cutters. That, Graniltseva argues, was their success, which later came to be mistaken for failure.',
        'She is now writing about the women’s departments. In the records these pupils exist; in the histories of art, hardly at all.',
      ],
    },
    picture: 'people/person-39.jpg',
  },
  {
    id: 24,
    firstName: { ru: 'Егор', en: 'Yegor' },
    lastName: { ru: 'Чекановец', en: 'Chekanovets' },
    role: 'curator',
    occupation: { ru: 'куратор медальерного собрания', en: 'curator of medals' },
    city: { ru: 'Тула', en: 'Tula' },
    lead: {
      ru: 'Показывает искусство, которое умещается на ладони и всегда имеет две стороны.',
      en: 'Shows an art that fits in the palm of the hand and always has two sides.',
    },
    biography: {
      ru: [
        'Выставки Чекановца занимают мало места и требуют много времени. На «Реверсе» сто медалей лежали на ста поворотных подставках: чтобы увидеть оборот, зритель должен был повернуть подставку сам.',
        'Он из семьи оружейных гравёров, учился художественному металлу, а потом музейному делу. От двойной выучки осталась привычка: прежде чем описать вещь для каталога, он рисует её карандашом в натуральную величину.',
        'В музее «Монетная палата» Чекановец собирает то, что обычно выбрасывали: восковые пробы, треснувшие штемпели, гипсовые модели с правкой автора. По ним видно, как замысел уменьшали — с тарелки до монеты, — и что при этом удалось сберечь.',
      ],
      en: [
        'Chekanovets’s exhibitions take up little room and a good deal of time. In “Reverse” a hundred medals lay on a hundred revolving stands: to see the other side, the visitor had to turn the stand.',
        'He comes from a family of gun engravers and studied first metalwork and then museum practice. The double training has left him with a habit: before describing an object for the catalogue he draws it in pencil, at its actual size.',
        'At the Mint Chamber museum he collects what used to be thrown away: wax trials, cracked dies, plaster models with the artist’s corrections. They show how an idea was reduced, from a plate to a coin, and what was saved along the way.',
      ],
    },
    picture: 'people/person-30.jpg',
  },
]
