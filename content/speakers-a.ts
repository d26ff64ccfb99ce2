import type { SpeakerSeed } from './types.ts'

export const speakersA: SpeakerSeed[] = [
  {
    id: 1,
    firstName: { ru: 'Анна', en: 'Anna' },
    lastName: { ru: 'Велигор', en: 'Veligor' },
    role: 'historian',
    occupation: { ru: 'историк рисунка', en: 'historian of drawing' },
    city: { ru: 'Москва', en: 'Moscow' },
    lead: {
      ru: 'Двадцать пять лет изучает учебный рисунок — лист, который не собирались хранить.',
      en: 'For twenty-five years she has studied the school drawing – the sheet nobody meant to keep.',
    },
    biography: {
      ru: [
        'Начинала хранителем в Музее слепка и модели: разбирала папки, куда полтора века складывали работы учеников без имён и оценок. Из этих папок выросла диссертация о постановке — о том, как меняется рисунок, когда натуру сдвигают на шаг к окну.',
        'Её книга «Черновая линия» построена на одном гипсовом ухе, нарисованном за сто лет сорок семь раз. По этим листам Велигор показывает, что школа учила не столько сходству, сколько вниманию: куда смотреть сначала, где остановиться и когда положить карандаш.',
        'Сегодня она преподаёт в Институте истории рисунка и ведёт открытый семинар, на котором один лист рассматривают два часа. Спорит с привычкой видеть в рисунке подготовку к живописи: для неё это самостоятельный способ думать, и грамматика у него своя — линия, тон, пауза.',
        'Гравирует и сама. В мастерской «Бумажный ордер» она повторила резцом на меди постановки из тех самых папок.',
      ],
      en: [
        'She began as a keeper at the Museum of Casts and Models, sorting folders in which a century and a half of pupils’ work had been laid away without names or marks. Out of those folders grew a dissertation on the set-up: on what happens to a drawing when the motif is moved one step closer to the window.',
        'Her book “A Rough Line” rests on a single plaster ear, drawn forty-seven times in the course of a hundred years. Through these sheets Veligor shows that the school taught not so much likeness as attention: where to look first, where to stop, and when to put the pencil down.',
        'She now teaches at the Institute for the History of Drawing and runs an open seminar in which a single sheet is looked at for two hours. She takes issue with the habit of seeing drawing as a preparation for painting: to her it is a way of thinking in its own right, with a grammar of its own – line, tone, pause.',
        'She engraves as well. At the Paper Order workshop she has repeated in copper the still lifes from those same folders.',
      ],
    },
    picture: 'people/person-25.jpg',
  },
  {
    id: 2,
    firstName: { ru: 'Глеб', en: 'Gleb' },
    lastName: { ru: 'Темряков', en: 'Temryakov' },
    role: 'educator',
    occupation: { ru: 'художник-педагог', en: 'artist and teacher' },
    city: { ru: 'Ярославль', en: 'Yaroslavl' },
    lead: {
      ru: 'Учит рисовать голову тех, кто уверен, что рисовать не умеет.',
      en: 'Teaches people who are sure they cannot draw how to draw a head.',
    },
    biography: {
      ru: [
        'Первый урок у Темрякова начинается без карандаша: десять минут ученик ощупывает гипсовую голову с закрытыми глазами. Только потом он берёт сангину и рисует то, что запомнила рука.',
        'Темряков окончил Верхневолжское художественное училище и двенадцать лет проработал в театральных мастерских, где лепил маски и привык видеть лицо большими плоскостями. В класс он пришёл на месяц, заменить заболевшего коллегу, и остался на четверть века.',
        'Его пособие «Голова за восемь вечеров» выдержало пять изданий. Готовых рисунков в нём нет: слева задание, а правая страница оставлена пустой.',
        'Обрубовку Темряков считает не устаревшим упражнением, а самым честным разговором о форме. Собственные листы показывает редко и непременно рядом с работами учеников.',
      ],
      en: [
        'Temryakov’s first lesson starts without a pencil: for ten minutes, eyes closed, the pupil feels a plaster head. Only then comes the red chalk, to draw what the hand has remembered.',
        'He trained at the Upper Volga Art School and spent twelve years in theatre workshops, modelling masks and growing used to seeing a face in broad planes. He came into the classroom for a month, to stand in for a colleague who was ill, and stayed for a quarter of a century.',
        'His manual “The Head in Eight Evenings” has gone through five editions. It contains no finished drawings: the exercise is on the left, and the right-hand page is left blank.',
        'To Temryakov the planes of the head are not an outdated exercise but the most honest conversation one can have about form. He seldom exhibits his own sheets, and never without his pupils’ work beside them.',
      ],
    },
    picture: 'people/person-26.jpg',
  },
  {
    id: 3,
    firstName: { ru: 'Ольга', en: 'Olga' },
    lastName: { ru: 'Обручина', en: 'Obruchina' },
    role: 'artist',
    occupation: { ru: 'график', en: 'graphic artist' },
    city: { ru: 'Казань', en: 'Kazan' },
    lead: {
      ru: 'Складывает пейзаж из бумаги слой за слоем и считает ножницы разновидностью карандаша.',
      en: 'Builds landscapes out of paper, layer upon layer, and regards scissors as a kind of pencil.',
    },
    biography: {
      ru: [
        'Всё началось со студенческой практики: Обручина копировала межевые планы в областном архиве и увидела, что холм на старой карте — это стопка линий. С тех пор она строит пейзаж так, как его чертил бы землемер: по горизонталям, от ближней к дальней.',
        'Училась на отделении книжной графики Поволжской школы искусств, оформила больше тридцати книг, среди них «Словарь равнин», где каждой главе отвечает свой оттенок охры. Бумагу красит сама — чаем, луковой шелухой и землёй, собранной в дороге.',
        'Цвета в её листах немного, зато тень настоящая: между слоями оставлен воздух, и в течение дня работа меняется вместе со светом в зале. Обручина просит вешать свои вещи напротив окна и хотя бы раз зайти к ним вечером.',
      ],
      en: [
        'It began with a student placement: copying boundary surveys in a provincial archive, Obruchina noticed that a hill on an old map is a stack of lines. Ever since, she has built landscape as a surveyor would draw it, by contours, from the nearest to the farthest.',
        'She studied book illustration at the Volga School of Arts and has designed more than thirty books, among them “A Dictionary of Plains”, in which every chapter has its own shade of ochre. She dyes the paper herself, with tea, onion skins and earth gathered on the road.',
        'There is little colour in her sheets, but the shadow is real: air is left between the layers, and in the course of a day the work changes with the light in the room. Obruchina asks for her pieces to be hung opposite a window, and to be visited at least once in the evening.',
      ],
    },
    picture: 'people/person-33.jpg',
  },
  {
    id: 4,
    firstName: { ru: 'Пётр', en: 'Pyotr' },
    lastName: { ru: 'Залесов', en: 'Zalesov' },
    role: 'restorer',
    occupation: { ru: 'реставратор', en: 'restorer' },
    city: { ru: 'Москва', en: 'Moscow' },
    lead: {
      ru: 'Вернул в музейные залы больше двухсот картин и ни одну не сделал новой.',
      en: 'Has returned more than two hundred paintings to museum walls and made none of them new.',
    },
    biography: {
      ru: [
        'У Залесова два правила. Всё, что добавлено, должно сниматься. Если утрата не мешает понять картину, её не трогают.',
        'Он вырос в семье краснодеревщика и в реставрационную мастерскую попал как мастер по подрамникам. Учился сначала у верстака, потом заочно, на отделении технологии живописи; дипломной работой стала вывеска провинциального фотографа, под которой нашлись ещё две, более ранние.',
        'Двадцать лет Залесов возглавлял отдел масляной живописи «Реставрационного двора». Там он завёл обычай вести дневник работы от руки и хранить его вместе с картиной. Тетрадей набралось сто сорок, и часть из них он готовит к изданию.',
        'Молодых коллег он отговаривает от спешки и от восторга. Хорошая реставрация, по его словам, — та, о которой посетитель не догадывается, а следующий реставратор узнаёт всё.',
      ],
      en: [
        'Zalesov has two rules. Whatever has been added must come off again. If a loss does not prevent us from understanding the picture, it is left alone.',
        'A cabinetmaker’s son, he entered the restoration workshop as the man who made the stretchers. He learned first at the bench and then by correspondence, in the department of painting technology; his diploma piece was a provincial photographer’s signboard, under which two earlier ones came to light.',
        'For twenty years he was head of oil painting at the Restoration Court. It was he who introduced the custom of keeping the journal of a treatment by hand and storing it with the picture. There are now a hundred and forty of these notebooks, and he is preparing some of them for publication.',
        'He warns younger colleagues against haste and against rapture. A good restoration, he says, is one the visitor never suspects and the next restorer can read from beginning to end.',
      ],
    },
    picture: 'people/person-42.jpg',
  },
  {
    id: 5,
    firstName: { ru: 'Вера', en: 'Vera' },
    lastName: { ru: 'Рослякова', en: 'Roslyakova' },
    role: 'curator',
    occupation: { ru: 'куратор', en: 'curator' },
    city: { ru: 'Москва', en: 'Moscow' },
    lead: {
      ru: 'Делает выставки, где учебный лист висит рядом с музейной вещью, а подпись читают последней.',
      en: 'Makes exhibitions in which a school sheet hangs next to a museum piece and the label is read last.',
    },
    biography: {
      ru: [
        'По образованию Рослякова филолог, и развеска для неё — синтаксис. Две соседние работы складываются в предложение, стена — в абзац, а проход между залами читается как красная строка.',
        'Первую выставку она собрала в пустующей типографии в Калуге: сорок рисунков одной и той же табуретки, сделанных студентами, преподавателями и случайными прохожими. Потом были «Тень как сюжет», «Сорок сантиметров от стены» и «Комната учителя», которую увидели шесть городов.',
        'Экскурсии Рослякова водит сама и начинает их не с имени художника, а с вопроса, что здесь самое светлое. Её вечный предмет спора — развеска по эпохам: техника, считает она, роднит художников надёжнее, чем век.',
      ],
      en: [
        'Roslyakova trained as a philologist, and to her a hang is a matter of syntax. Two neighbouring works make a sentence, a wall makes a paragraph, and the passage from one room to the next reads as a new line.',
        'Her first exhibition filled a disused printing house in Kaluga with forty drawings of one and the same stool, made by students, professors and people passing by. It was followed by “Shadow as Subject”, “Forty Centimetres from the Wall” and “The Teacher’s Room”, which travelled to six cities.',
        'She leads her own tours and opens them not with the artist’s name but with a question: what is the lightest thing here? Her standing quarrel is with the chronological hang; technique, she argues, makes closer kin of artists than a century does.',
      ],
    },
    picture: 'people/person-19.jpg',
  },
  {
    id: 6,
    firstName: { ru: 'Лев', en: 'Lev' },
    lastName: { ru: 'Овсяник', en: 'Ovsyanik' },
    role: 'historian',
    occupation: { ru: 'историк архитектуры', en: 'architectural historian' },
    city: { ru: 'Москва', en: 'Moscow' },
    lead: {
      ru: 'Пишет историю портика — самой общительной части здания.',
      en: 'Writes the history of the portico, the most sociable part of a building.',
    },
    biography: {
      ru: [
        'Ордера Овсяник выучил раньше таблицы умножения: отец, чертёжник проектного бюро, давал ему обводить старые копии. Окончив архитектурный факультет, три года обмерял усадьбы и понял, что ему интереснее не строить, а объяснять построенное.',
        'В книге «Шаг колонны» он меряет расстояние между опорами не модулями, а людьми: сколько человек пройдёт рядом, где они остановятся и о чём успеют договориться. Все девяносто планов в ней начерчены автором.',
        'Последние десять лет Овсяник занят деревянными портиками уездных городов. Он описал двести одиннадцать, шестьдесят из них уже утрачены. Опись открыта для всех, и поправки к ней присылают учителя, краеведы и почтальоны.',
        'Между книгами он делает офорты с колоннадами. Уверяет, что это не второе ремесло, а проверка: верно ли падает тень.',
      ],
      en: [
        'Ovsyanik knew the orders before he knew his times tables: his father, a draughtsman in a design office, gave him old prints to trace. After a degree in architecture he spent three years measuring country houses, and found that he would rather explain buildings than put them up.',
        'In his book “The Pace of the Column” the distance between supports is measured not in modules but in people: how many can walk abreast, where they will stop, and what they will have time to agree on. All ninety plans are drawn by the author.',
        'For the past ten years he has been at work on the wooden porticoes of small provincial towns. He has described two hundred and eleven, of which sixty are already gone. The inventory is open to all, and corrections arrive from teachers, local historians and postmen.',
        'Between books he etches colonnades. It is not a second trade, he insists, but a way of checking whether the shadow falls as it should.',
      ],
    },
    picture: 'people/person-20.jpg',
  },
  {
    id: 7,
    firstName: { ru: 'Дарья', en: 'Darya' },
    lastName: { ru: 'Стрешина', en: 'Streshina' },
    role: 'artist',
    occupation: { ru: 'мозаичист', en: 'mosaicist' },
    city: { ru: 'Великий Новгород', en: 'Veliky Novgorod' },
    lead: {
      ru: 'Колет смальту вручную и помнит, из какой плавки вышел каждый цвет.',
      en: 'Cuts her smalti by hand and remembers the melt every colour came from.',
    },
    biography: {
      ru: [
        'Смальту Стрешина варит вместе со стекловарами небольшого завода под Великим Новгородом: двенадцать цветов в год, не больше. Золотую ставит последней и чуть наклоняет, чтобы она загоралась не вся сразу.',
        'В мозаику она пришла из геологии. Две экспедиции на Полярный Урал научили её различать серый, и после второй она поступила в Невскую школу монументального искусства.',
        'Ею выложены пол читального зала и чаша фонтана в больничном саду. «Солярную розетту» она набирала от центра к краю и не сняла ни одного уже поставленного камня.',
        'Стрешина защищает медленный набор. Шов, говорит она, — это рисунок, видный только в косом свете, и доверять его готовой сетке нельзя.',
      ],
      en: [
        'Streshina makes her smalti together with the glass-founders of a small works outside Veliky Novgorod: twelve colours a year and no more. The gold goes in last, tilted a little, so that it never lights up all at once.',
        'She came to mosaic from geology. Two expeditions to the Polar Urals taught her to tell one grey from another, and after the second she enrolled at the Neva School of Monumental Art.',
        'She has laid the floor of a reading room and the basin of a fountain in a hospital garden. The “Solar Rosette” she set from the centre outwards, without lifting a single stone once it was in place.',
        'Streshina speaks up for slow setting. The joint, she says, is a drawing visible only in raking light, and cannot be left to a ready-made mesh.',
      ],
    },
    picture: 'people/person-35.jpg',
  },
  {
    id: 8,
    firstName: { ru: 'Марк', en: 'Mark' },
    lastName: { ru: 'Мурогин', en: 'Murogin' },
    role: 'curator',
    occupation: { ru: 'издатель', en: 'publisher' },
    city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
    lead: {
      ru: 'Выпускает четыре книги об искусстве в год и каждую сначала читает вслух.',
      en: 'Brings out four books on art a year, and reads each of them aloud first.',
    },
    biography: {
      ru: [
        'Четыре книги в год — предел, который Мурогин поставил себе, когда основал издательство «Левое поле». Рукопись он читает вслух вместе с автором: фраза, на которой сбились оба, переписывается или уходит.',
        'До издательства была типография, где он прошёл путь от приёмщика бумаги до главного технолога, и пять лет за прилавком букиниста. Оттуда внимание к вещам, о которых читатель не думает: как идёт волокно в бумаге, хватает ли поля большому пальцу, ложится ли разворот на сотой странице.',
        'В серии «Один мастер» вышли тридцать две монографии — о шпалерщиках, медальерах, резчиках шрифта. К каждой Мурогин собирает небольшую выставку из корректур, бракованных оттисков и писем: книгу, по его мнению, как и картину, лучше всего понимаешь в мастерской.',
      ],
      en: [
        'Four books a year is the limit Murogin set himself when he founded the Left Margin press. He reads each manuscript aloud with its author: a sentence over which both of them stumble is rewritten or goes.',
        'Before the press there was a printing works, where he rose from checking in paper to chief technologist, and five years behind a second-hand bookseller’s counter. Hence his eye for things the reader never thinks about: which way the grain of the paper runs, whether the margin leaves room for a thumb, whether the book lies flat at page one hundred.',
        'Thirty-two monographs have appeared in his series “One Master” – on tapestry weavers, medallists, cutters of type. For each he puts together a small exhibition of proofs, spoiled impressions and letters: a book, he believes, is like a picture, and best understood in the workshop.',
      ],
    },
    picture: 'people/person-16.jpg',
  },
  {
    id: 9,
    firstName: { ru: 'Ирина', en: 'Irina' },
    lastName: { ru: 'Тихоструй', en: 'Tikhostruy' },
    role: 'artist',
    occupation: { ru: 'рисовальщик', en: 'draughtswoman' },
    city: { ru: 'Вологда', en: 'Vologda' },
    lead: {
      ru: 'Сорок лет рисует один и тот же двор и не считает тему исчерпанной.',
      en: 'Has drawn the same courtyard for forty years and does not consider the subject exhausted.',
    },
    biography: {
      ru: [
        'Сарай, две берёзы, верёвка для белья, с некоторых пор ещё и гараж. Этот вологодский двор Тихоструй нарисовала больше трёх тысяч раз — карандашом, сепией, обожжённой веткой — и на каждом листе ставит не год, а час.',
        'Она окончила Северную рисовальную школу, где учили по старой программе: год линии, потом год пятна. Служила оформителем в краеведческом музее, иллюстрировала учебники ботаники, выставляться начала после пятидесяти.',
        'Пишут обычно о её терпении, сама она говорит о любопытстве. В набросок как лёгкий жанр не верит: короткий рисунок требует долгой подготовки, и готовится к нему не рука, а глаз.',
        'Девяносто её альбомов хранит вологодский «Дом листа». По условию дарения посетителям разрешено их листать.',
      ],
      en: [
        'A shed, two birches, a washing line and, for some time now, a garage. Tikhostruy has drawn this courtyard in Vologda more than three thousand times – in pencil, in sepia, with a charred twig – and marks each sheet not with the year but with the hour.',
        'She trained at the Northern Drawing School, where the old curriculum still held: a year of line, then a year of tone. She worked as a display artist in a local museum, illustrated botany textbooks, and began to exhibit only after fifty.',
        'People tend to write about her patience; she herself speaks of curiosity. She does not believe in the sketch as a light genre: a short drawing takes long preparation, and it is the eye that prepares, not the hand.',
        'Ninety of her albums are kept at the House of the Sheet in Vologda. By the terms of the gift, visitors are allowed to turn the pages.',
      ],
    },
    picture: 'people/person-43.jpg',
  },
  {
    id: 10,
    firstName: { ru: 'Роман', en: 'Roman' },
    lastName: { ru: 'Лозняк', en: 'Loznyak' },
    role: 'artist',
    occupation: { ru: 'архитектор', en: 'architect' },
    city: { ru: 'Москва', en: 'Moscow' },
    lead: {
      ru: 'С точностью рабочего чертежа рисует здания, которые не собирается строить.',
      en: 'Draws buildings he has no intention of putting up, with the precision of working drawings.',
    },
    biography: {
      ru: [
        'Днём Лозняк проектирует школы и поликлиники, вечером — лестницы без этажей, музеи для одной картины и храмы без города. У тех и других один масштаб и одинаково проставлены размеры.',
        'Отмывке его научил последний в институте преподаватель, который её помнил; на факультатив ходили трое. Теперь занятия ведёт сам Лозняк, в мастерской «Бумажный ордер», и первый вечер целиком уходит на то, чтобы развести тушь, — полтора часа и ни одной линии.',
        'Лист «Храм без города» открывает серию из двенадцати аксонометрий. Она началась как ответ заказчику, который попросил «что-нибудь вечное на восьми сотках».',
        'Перспективе Лозняк предпочитает аксонометрию. В ней нет точки зрения, а значит, шутит он, нет и начальника.',
      ],
      en: [
        'By day Loznyak designs schools and health centres; by night, staircases without storeys, museums for a single picture and temples without a city. Both are drawn to the same scale and dimensioned with the same care.',
        'He was taught wash drawing by the last professor at his institute who remembered it; three students took the option. Now he gives the classes himself, at the Paper Order workshop, and the whole of the first evening goes on diluting the ink – an hour and a half and not a single line.',
        '“Temple without a City” is the first sheet in a series of twelve axonometric drawings. The series began as a reply to a client who had asked for “something eternal on a small suburban plot”.',
        'Loznyak prefers axonometry to perspective. It has no point of view and therefore, he jokes, no one in charge.',
      ],
    },
    picture: 'people/person-48.jpg',
  },
  {
    id: 11,
    firstName: { ru: 'Нина', en: 'Nina' },
    lastName: { ru: 'Корабейная', en: 'Korabeynaya' },
    role: 'artist',
    occupation: { ru: 'виолончелистка', en: 'cellist' },
    city: { ru: 'Саратов', en: 'Saratov' },
    lead: {
      ru: 'Играет в музейных залах и выбирает программу по высоте потолка.',
      en: 'Plays in museum galleries and chooses her programme by the height of the ceiling.',
    },
    biography: {
      ru: [
        'Музею Корабейная первым делом задаёт вопрос, из чего сделан пол. Дуб возвращает низкие ноты, мрамор съедает паузы, а старый линолеум, по её наблюдению, лучше всего переносит сарабанду.',
        'Она окончила Нижневолжскую музыкальную академию и одиннадцать лет играла в оркестре, последние шесть — за первым пультом. Ушла ради собственного цикла «Одна картина — одна сюита»: слушатели сидят лицом к полотну, музыкант — у них за спиной.',
        'За семь сезонов цикл побывал в тридцати музеях, и во многих это был первый концерт. Вместе с рисовальщиком Ириной Тихоструй Корабейная устраивает вечера, на которых музыка и рисунок начинаются и заканчиваются одновременно.',
        'Просьба к публике у неё одна: первые четыре минуты не фотографировать. Столько нужно глазам, чтобы перестать торопиться.',
      ],
      en: [
        'The first thing Korabeynaya asks a museum is what the floor is made of. Oak gives back the low notes, marble swallows the rests, and old linoleum, in her experience, is kindest to a sarabande.',
        'She trained at the Lower Volga Academy of Music and played in an orchestra for eleven years, the last six of them at the first desk. She left for a cycle of her own, “One Picture, One Suite”: the audience sits facing the canvas, the musician behind their backs.',
        'In seven seasons the cycle has visited thirty museums, and for many of them it was the first concert ever given there. With the draughtswoman Irina Tikhostruy she holds evenings at which the music and the drawing begin and end at the same moment.',
        'She makes one request of the public: no photographs for the first four minutes. That is how long the eyes need to stop hurrying.',
      ],
    },
    picture: 'people/person-13.jpg',
  },
  {
    id: 12,
    firstName: { ru: 'Илья', en: 'Ilya' },
    lastName: { ru: 'Студенец', en: 'Studenets' },
    role: 'artist',
    occupation: { ru: 'литограф', en: 'lithographer' },
    city: { ru: 'Тверь', en: 'Tver' },
    lead: {
      ru: 'Печатает с камня на станке, который старше всех, кто на нём работал.',
      en: 'Prints from stone on a press older than anyone who has ever worked it.',
    },
    biography: {
      ru: [
        'Станок весит больше тонны и до Твери сменил четыре города. Студенец нашёл его в подвале бывшей картонажной фабрики, по частям перевёз в мастерскую и полгода приводил в чувство.',
        'По первой специальности он химик. Травление камня объясняет как реакцию, а потом просит забыть формулу и слушать губку: по звуку ясно, сколько воды осталось на поверхности.',
        'За девять лет у Студенца напечатали свои листы больше шестидесяти художников, от первокурсников до академиков. Камень после тиража он шлифует начисто, в присутствии автора: рисунок должен закончиться.',
        'Слово «копия» его огорчает. Есть оттиск, поправляет он, и двух одинаковых с камня ещё никто не снял.',
      ],
      en: [
        'The press weighs more than a tonne and had lived in four cities before Tver. Studenets found it in the basement of a former box factory, moved it to his workshop piece by piece, and spent six months bringing it round.',
        'He is a chemist by training. He explains the etching of the stone as a reaction, and then asks his listeners to forget the formula and attend to the sponge: you can hear how much water is left on the surface.',
        'In nine years more than sixty artists have printed with him, from first-year students to academicians. When an edition is finished he grinds the stone clean in the artist’s presence: a drawing, he says, has to come to an end.',
        'The word “copy” pains him. It is an impression, he will correct you, and nobody has yet pulled two alike from a stone.',
      ],
    },
    picture: 'people/person-22.jpg',
  },
]
