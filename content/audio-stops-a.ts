import type { AudioStopSeed } from './types.ts'

export const audioStopsA: AudioStopSeed[] = [
  {
    number: 1,
    title: {
      ru: 'Портик: восемь колонн и шаг между ними',
      en: 'The portico: eight columns and the space between',
    },
    place: { ru: 'Главный вход, у нижней ступени', en: 'Main entrance, at the foot of the steps' },
    minutes: 2,
    transcript: {
      ru: [
        'Не входите сразу. Остановитесь у нижней ступени и отступите ещё шагов на десять, пока весь портик не поместится в поле зрения. Восемь колонн, три ступени, балка, треугольник фронтона. Больше здесь ничего нет, и проверить себя легко: закройте глаза и перечислите. Если вы назвали всё по порядку снизу вверх, вы только что сделали первое упражнение академического рисунка.',
        'Теперь смотрите не на колонны, а между ними. Промежутки неодинаковы: средний шире, крайние теснее. Средний сделан для того, кто входит; крайние — для угла, который издали кажется тоньше, чем он есть, потому что за ним небо. Зодчий поправил то, что мы увидим, а не то, что построил. Имени его мы не знаем: от него осталась смета, а не подпись.',
        'Подойдите к любой колонне и приложите ладонь. Ствол не прямой: на трети высоты он чуть полнеет, потом сужается. Прямая колонна показалась бы вогнутой. В рисовальных классах этот контур заставляли вести от руки, без линейки, и по нему узнавали, кто смотрит, а кто помнит.',
        'И последнее. Портик — единственная часть здания, где вы ещё снаружи, но уже под крышей. Здесь пережидают дождь, договариваются, прощаются. Постойте минуту, прежде чем войти: ради этой минуты его и строили.',
      ],
      en: [
        'Do not go in yet. Stop at the foot of the steps and go back another ten paces, until you can see the whole portico at once. Eight columns, three steps, a beam, the triangle of a pediment. There is nothing else, and you can easily test yourself: close your eyes and list it. If you named everything in order from the ground up, you have just done the first exercise in academic drawing.',
        'Now look not at the columns but between them. The gaps are not equal: the middle one is wider, the outer ones narrower. The middle is made for the person coming in, the outer for the corner, which from a distance looks thinner than it is because there is sky behind it. The architect corrected what we would see rather than what he built. We do not know his name: he left an estimate behind him, not a signature.',
        'Go up to any column and lay your palm on it. The shaft is not straight: a third of the way up it swells slightly, then narrows. A straight column would look hollow. In drawing classes this contour had to be drawn freehand, without a ruler, and it showed who was looking and who was merely remembering.',
        'One thing more. A portico is the only part of a building where you are still outside and already under a roof. People wait here for rain to stop, come to terms, say goodbye. Stand for a minute before you go in: it was for this minute that it was built.',
      ],
    },
  },
  {
    number: 2,
    title: { ru: 'Вестибюль: комната, где меняют скорость', en: 'The vestibule: a room for changing pace' },
    place: { ru: 'Вестибюль, на середине пола', en: 'Vestibule, in the middle of the floor' },
    minutes: 2,
    transcript: {
      ru: [
        'Вестибюль ниже, чем портик, и темнее двора. Так сделано нарочно: глазам нужно время, чтобы перейти от неба к бумаге. К полутьме они привыкают минуты за четыре. Пока вы сдаёте пальто и ищете билет, здание уже работает на картины, которые вы увидите потом.',
        'Посмотрите под ноги. Пол выложен из двух камней, серого и тёплого, и по краю идёт меандр — лента, которая всё время возвращается и всё-таки движется вперёд. Найдите угол слева от входа: там лента повернула не в ту сторону. Мастер, вероятно, начал с двух концов и не сошёлся на одно звено. Ошибку не исправили. Спрятали её под скамьёй, а скамью потом унесли.',
        'Эта ошибка — хороший проводник. Она напоминает, что пол выкладывали на коленях, в четыре руки, при одном окне. На ярмарке вам встретится немало мест, где рука дрогнула или передумала: линия, проведённая дважды, шов, край доски. Не жалейте таких мест. Обычно вещь именно там и открывается.',
        'Если не считать лестницы, отсюда четыре дороги. По сторонам — галереи книги, прямо — ротонда, а за вашей спиной по-прежнему двор. Следующая остановка рядом: выбирайте любую галерею, правую или левую, они равны.',
      ],
      en: [
        'The vestibule is lower than the portico and darker than the courtyard. That is on purpose: the eyes need time to get from the sky to a sheet of paper. They take about four minutes to grow used to the half-light. While you hand in your coat and look for your ticket, the building is already at work for the pictures you will see later.',
        'Look down. The floor is laid in two stones, a grey and a warm one, and round the edge runs a meander, a ribbon that keeps turning back and still moves forward. Find the corner to the left of the entrance: there the ribbon has turned the wrong way. The mason probably began at both ends and came out one link short. The mistake was not put right. It was hidden under a bench, and then the bench was taken away.',
        'That mistake makes a good guide. It reminds us that the floor was laid on somebody’s knees, by four hands, in the light of one window. At the fair you will meet plenty of places where a hand trembled or thought again: a line drawn twice, a joint, the edge of a plate. Do not be sorry for them. That is usually where a thing opens.',
        'Leaving the staircase aside, four ways lead on from here. The book galleries are on either side, the rotunda is straight ahead, and behind you is still the courtyard. The next stop is close by: take whichever gallery you like, right or left, they are equal.',
      ],
    },
  },
  {
    number: 3,
    title: { ru: 'Книга: как держать и куда смотреть', en: 'The book: how to hold it and where to look' },
    place: {
      ru: 'Галереи по сторонам вестибюля, раздел «Книга»',
      en: 'Galleries on either side of the vestibule, Book section',
    },
    minutes: 2,
    transcript: {
      ru: [
        'Возьмите на любом стенде книгу, которую разрешено брать, и пока не открывайте её. Взвесьте на ладони. Хорошая книга об искусстве весит чуть больше, чем обещает её вид: в мелованной бумаге много белой глины. Проведите пальцем по обрезу. Если он ровный и прохладный, блок прижимали под прессом долго.',
        'Теперь раскройте книгу посередине и отпустите. Лежит ли она сама? Если страницы поднимаются и закрываются, волокно бумаги идёт поперёк корешка, и книга всю жизнь будет сопротивляться. Если лежит спокойно, кто-то в типографии подумал о вас заранее.',
        'Посмотрите на разворот как на картину. Где самое тёмное место: в репродукции или в тексте? Сколько воздуха внизу? Нижнее поле обычно больше верхнего, и боковое достаточно широко, чтобы большой палец не закрывал строк. Эти пропорции старше книгопечатания: так размечали страницу переписчики, чтобы её можно было держать и не пачкать.',
        'И наконец прочтите одну подпись под картинкой целиком: автор, название, год, техника, размер. Размер важнее всего. На странице экслибрис и шпалера одинаковы, и только две цифры, высота и ширина, возвращают вещи её настоящий рост. С этими двумя цифрами и пойдём дальше, в залы, где всё показано в натуральную величину.',
      ],
      en: [
        'At any stand pick up a book you are allowed to pick up, and do not open it yet. Weigh it in your palm. A good book on art weighs a little more than it looks: there is a lot of white clay in coated paper. Run a finger along the fore-edge. If it is smooth and cool, the block spent a long time in the press.',
        'Now open the book in the middle and let go. Does it lie flat by itself? If the pages rise and close, the grain of the paper runs across the spine, and the book will resist all its life. If it lies quietly, somebody at the printing works thought of you beforehand.',
        'Look at the open spread as you would at a picture. Where is the darkest place, in the reproduction or in the text? How much air is there below? The lower margin is generally larger than the upper one, and the outer margin wide enough for a thumb not to cover the lines. These proportions are older than printing: scribes laid out the page in this way so that it could be held without being soiled.',
        'Finally, read one caption from beginning to end: artist, title, year, technique, size. Size matters most. On the page a bookplate and a tapestry are equals, and only two figures, height and width, give a thing back its true stature. With those two figures we go on into the halls, where everything is shown at its actual size.',
      ],
    },
  },
  {
    number: 4,
    title: { ru: 'Ротонда: круг из двенадцати', en: 'The rotunda: a circle of twelve' },
    place: { ru: 'Ротонда, под центром купола', en: 'Rotunda, beneath the centre of the dome' },
    minutes: 2,
    transcript: {
      ru: [
        'Встаньте под середину купола и скажите что-нибудь негромко. Голос вернётся к вам сверху, чуть глуше, чем вы его отпустили. Отойдите на три шага и повторите: эхо пропало. Купол собирает звук, как вогнутое зеркало — свет, и фокус у него один — там, где вы только что стояли.',
        'Вокруг вас двенадцать колонн. Двенадцать удобно для круга: делится на два, на три, на четыре и на шесть, и поэтому отсюда одинаково хорошо видны и четыре двери, и шесть разделов ярмарки. Но для здания круг неудобен. К нему ничего не придвинешь, и он плохо уживается с прямоугольным соседом. Обойдите зал и заметьте, сколько хитростей понадобилось между круглой стеной и прямыми залами: клинья, ниши, двери в толще.',
        'Строили ротонду для лошадей. Между верховым залом слева и каретным справа нужно было место, где горячую лошадь водят шагом, пока она не остынет, — по кругу, без углов, чтобы не споткнулась. Следы остались на колоннах: каждая потёрта на одной высоте, примерно там, где стремя.',
        'Скульптуру поставили сюда по той же причине. Ей тоже нужно, чтобы вокруг неё ходили. Пройдите полный круг по часовой стрелке, затем против — и вы увидите две разные выставки.',
      ],
      en: [
        'Stand beneath the middle of the dome and say something, not too loudly. Your voice will come back from above, a little softer than you let it go. Take three steps away and try again: the echo has vanished. A dome gathers sound as a concave mirror gathers light, and it has a single focus, the spot where you have just been standing.',
        'Around you are twelve columns. Twelve suits a circle: it divides by two, three, four and six, and so from here you can see equally well the four doors and the six sections of the fair. For a building, though, a circle is awkward. Nothing can be pushed up against it, and it makes a poor neighbour for a rectangle. Walk round and notice how many ruses were needed between the curved wall and the straight halls: wedges, niches, doors in the thickness of the masonry.',
        'The rotunda was built for horses. Between the riding hall on the left and the carriage hall on the right there had to be somewhere to walk a heated horse until it cooled – in a circle, without corners, so that it should not stumble. The columns still bear the marks: each is rubbed at the same height, roughly that of a stirrup.',
        'Sculpture was put here for the same reason. It too needs someone to walk round it. Make a full turn clockwise and then one the other way, and you will have seen two different exhibitions.',
      ],
    },
  },
  {
    number: 5,
    title: { ru: 'Скульптура: мрамор, бронза, слепок', en: 'Sculpture: marble, bronze, cast' },
    place: { ru: 'Ротонда, кольцо стендов вдоль стены', en: 'Rotunda, the ring of stands along the wall' },
    minutes: 2,
    transcript: {
      ru: [
        'Выберите любую скульптуру и встаньте так, чтобы она вам не понравилась. Это нетрудно: почти у каждой есть сторона, о которой автор думал в последнюю очередь. Запомните её. Теперь медленно идите вокруг и остановитесь там, где форма вдруг соберётся. Между этими двумя точками и лежит работа скульптора.',
        'Научимся различать материал по тени. У мрамора тень неполная: свет заходит в камень на несколько миллиметров и возвращается, поэтому край кажется мягким, а ухо — живым. Бронза света внутрь не пускает. У неё блик и чернота рядом, и скульптор, который лепит для бронзы, думает о блике с самого начала. Гипс — самый честный: ровный, матовый, без секретов. Поэтому рисовать учат по гипсу.',
        'Слепок часто считают бедной копией. Но отливка снята с самой поверхности, и в ней сохранилось то, что время у подлинника потом отняло: след резца, острый край века. Посмотрите, нет ли на гипсе тонких выпуклых линий. Это швы кусковой формы — места, где сходились её части. По рисунку швов можно узнать мастерскую, как по почерку.',
        'Трогать скульптуры на стендах нельзя, если рядом нет знака с ладонью. Но можно поднести ладонь, не касаясь, и провести по форме её тенью: на выпуклом тень растянется, во впадине сломается. Так форму проверяют в мастерской.',
      ],
      en: [
        'Choose any sculpture and stand where you like it least. This is not hard: almost every one has a side its maker thought of last. Remember it. Now walk round slowly and stop where the form suddenly comes together. Between these two points lies the sculptor’s work.',
        'Let us learn to tell materials by their shadow. The shadow on marble is incomplete: light enters the stone for a few millimetres and comes back, so that an edge looks soft and an ear alive. Bronze lets no light in. It has highlight and blackness side by side, and a sculptor who models for bronze thinks of the highlight from the start. Plaster is the most honest of the three: even, matt, without secrets. That is why one learns to draw from plaster.',
        'A cast is often taken for a poor copy. Yet it was lifted from the very surface, and keeps what time has since taken from the original: the trace of the chisel, the sharp edge of an eyelid. See whether there are thin raised lines on the plaster. They are the seams of a piece mould, the places where its parts met. The pattern of the seams identifies a workshop as handwriting does a person.',
        'Sculptures on the stands may not be touched unless you see the sign of a palm. But you may hold out a hand, without touching, and pass its shadow over the form: it stretches across a swelling and breaks in a hollow. That is how form is checked in the studio.',
      ],
    },
  },
  {
    number: 6,
    title: { ru: 'Живопись: три расстояния', en: 'Painting: three distances' },
    place: {
      ru: 'Левый зал, вдоль стен, раздел «Живопись»',
      en: 'Left-hand hall, along the walls, Painting section',
    },
    minutes: 2,
    transcript: {
      ru: [
        'Это верховой зал: здесь ездили по кругу, и пол до сих пор чуть понижается к середине. Свет падает сверху, через фонари в своде, и в течение дня медленно переходит с одной длинной стены на другую. Утром лучше смотреть правую, к вечеру — левую.',
        'Подберите картину и посмотрите на неё с трёх расстояний. Первое — через весь зал. Отсюда не видно, что изображено, зато видно, как она держит стену: где тяжёлое, где пусто, куда наклонено. Сощурьтесь. Если останутся два-три пятна, значит, художник начинал с них.',
        'Второе расстояние — полторы диагонали холста. Здесь картина становится окном, и начинается рассказ. Задайте ей один вопрос: что здесь самое светлое? Потом другой: что самое тёмное? Обычно они оказываются рядом. Это и есть место, куда вас вели.',
        'Третье — вытянутая рука, но не ближе. Тут рассказ исчезает и остаётся краска: где она лежит слоем, где втёрта, где сквозь неё просвечивает холст. Найдите мазок, положенный последним; он почти всегда сверху и почти всегда светлый. А теперь отойдите обратно через весь зал. Картина та же, но вы уже знаете, из чего она сделана, и забыть это не получится.',
      ],
      en: [
        'This was the riding hall: horses were ridden round it, and the floor still dips a little towards the middle. The light comes from above, through lanterns in the vault, and in the course of the day moves slowly from one long wall to the other. The right-hand wall is better in the morning, the left-hand one towards evening.',
        'Choose a painting and look at it from three distances. The first is across the whole hall. You cannot make out what it shows, but you can see how it holds the wall: where it is heavy, where it is empty, which way it leans. Half close your eyes. If two or three patches are left, those are what the painter began with.',
        'The second distance is one and a half times the diagonal of the canvas. Here the picture becomes a window and the story begins. Ask it one question: what is the lightest thing here? Then another: what is the darkest? As a rule they turn out to be side by side. That is the place to which you were being led.',
        'The third is arm’s length, and no nearer. Here the story disappears and paint remains: where it lies thick, where it has been rubbed in, where the canvas shows through. Look for the stroke that was laid last; it is nearly always on top and nearly always light. Now go back across the hall. The picture is the same, but you know what it is made of, and you will not be able to forget it.',
      ],
    },
  },
]
