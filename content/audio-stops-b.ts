import type { AudioStopSeed } from './types.ts'

export const audioStopsB: AudioStopSeed[] = [
  {
    number: 7,
    title: { ru: 'Графика: рисунок и оттиск', en: 'Works on paper: the drawing and the print' },
    place: {
      ru: 'Левый зал, середина, раздел «Графика»',
      en: 'Left-hand hall, in the middle, Works on paper section',
    },
    minutes: 2,
    transcript: {
      ru: [
        'Перед вами два листа с линиями, и первый вопрос к ним — где рука, а где пресс. Подойдите сбоку, чтобы свет скользил по бумаге. У рисунка поверхность ровная: карандаш или уголь лежат на ней, как пыль. У офорта и гравюры на меди по краю изображения идёт вмятина, прямоугольник, вдавленный доской. Он называется фаской и заметен даже под стеклом.',
        'С рисунком попробуйте вот что. Найдите линию, проведённую первой: она легче других и часто чуть мимо. Потом ту, на которой художник успокоился. Между ними проследите все поправки; хороший рисовальщик их не стирает. Лист — это запись решения, и читать её можно с любого места.',
        'С оттиском по-другому. Здесь линию вели по металлу, дереву или камню, и лист видит её впервые, зеркально. Гравюра резцом блестит, как натянутая проволока: штрих начинается волоском, полнеет и снова сходит на нет. В офорте линия дрожит, кислота разъела её края. Ксилография вырезает свет, и потому чёрного в ней обычно больше. У литографии фаски нет вовсе: камень печатает, не продавливая.',
        'Внизу, под изображением, вы найдёте две цифры карандашом через косую черту: номер оттиска и тираж. Первый номер не лучше двенадцатого. Но последний, если доска была медной и тонкой, бывает бледнее: металл устал. Сравните, если на стенде есть два.',
      ],
      en: [
        'Before you are two sheets with lines on them, and the first question to ask is which was made by the hand and which by the press. Come up from the side, so that the light slides across the paper. On a drawing the surface is even: pencil or charcoal lies on it like dust. Round the image of an etching or a copper engraving runs a dent, a rectangle pressed in by the plate. It is called the plate mark, and shows even under glass.',
        'With a drawing, try this. Find the line that was drawn first: it is lighter than the others and often slightly out. Then the one with which the artist was at peace. Between the two, follow all the corrections; a good draughtsman does not rub them out. A sheet is the record of a decision and can be read from any point.',
        'A print is different. Here the line was drawn in metal, wood or stone, and the sheet is seeing it for the first time, in reverse. An engraved line gleams like taut wire: it begins as a hair, swells and dies away again. In an etching the line quivers, its edges eaten by acid. A woodcut carves out the light, so that there is usually more black in it. A lithograph has no plate mark at all: stone prints without pressing in.',
        'Below the image you will find two pencilled figures with a stroke between them: the number of the impression and the size of the edition. Number one is no better than number twelve. But the last, if the plate was thin copper, is sometimes paler: the metal grew tired. Compare them, if the stand has two.',
      ],
    },
  },
  {
    number: 8,
    title: {
      ru: 'Декоративное искусство: мозаика, шпалера, майолика',
      en: 'Applied art: mosaic, tapestry, maiolica',
    },
    place: {
      ru: 'Правый зал, вдоль стен, раздел «Декоративное искусство»',
      en: 'Right-hand hall, along the walls, Applied art section',
    },
    minutes: 2,
    transcript: {
      ru: [
        'Мы перешли в каретный зал. Он такой же длины, как верховой, но выше: сюда вкатывали экипажи с фонарями. Найдите стенд с мозаикой и встаньте перед ней, а потом медленно качнитесь с ноги на ногу. Золото загорится и погаснет. Кубики поставлены не в одной плоскости, каждый чуть наклонён, и поэтому мозаика никогда не светится вся сразу.',
        'Теперь не смотрите на цвет. Смотрите на швы. Они бегут по фигуре, как волокна по дереву: вокруг глаза кругами, вдоль плавника дугами. Это и есть рисунок мозаичиста. Цвет можно подобрать и потом, а направление ряда, однажды взятое, ведёт до самого края.',
        'У шпалеры обратный порядок. Здесь нет ничего поверх: изображение и ткань возникают одновременно, нить за нитью, снизу вверх, и ткачиха видит узкую полоску, а всё остальное уже накручено на вал. Целое впервые открывается, когда работу срежут со станка. Найдите место, где одна краска переходит в другую штриховкой, зубцами. Это не украшение, так две нити держатся друг за друга.',
        'И последнее, блюдо. Роспись по сырой эмали не терпит поправок: глазурь выпивает краску мгновенно, как промокашка. То, что вы видите, — один проход кисти, после которого огонь решил, каким будет синий. Обойдите блюдо взглядом по краю и найдите, где кисть начала круг и где с собой встретилась.',
      ],
      en: [
        'We have come into the carriage hall. It is as long as the riding hall but higher: coaches were rolled in here with their lamps on. Find a stand with a mosaic, stop in front of it and slowly shift your weight from one foot to the other. The gold will light up and go out. The cubes are not set in one plane, each is tilted slightly, and so a mosaic never shines all at once.',
        'Now do not look at the colour. Look at the joints. They run over the figure like grain through wood: in rings about an eye, in arcs along a fin. This is the mosaicist’s drawing. Colour can be matched afterwards, but the direction of a row, once taken, leads all the way to the edge.',
        'A tapestry goes the other way about. Here there is nothing on top: image and cloth come into being together, thread by thread, from the bottom up, and the weaver sees only a narrow strip, the rest being already wound on the beam. The whole appears for the first time when the work is cut from the loom. Find a place where one colour passes into another by hatching, in teeth. It is not decoration; it is how two threads hold on to each other.',
        'Last, a dish. Painting on raw glaze allows no corrections: the glaze drinks the pigment at once, like blotting paper. What you see is a single pass of the brush, after which the fire decided what the blue would be. Let your eye travel round the rim and find where the brush began its circle, and where it met itself.',
      ],
    },
  },
  {
    number: 9,
    title: {
      ru: 'Школы: рисунок, который не собирались хранить',
      en: 'Schools: the drawing nobody meant to keep',
    },
    place: {
      ru: 'Правый зал, середина, раздел «Школы»',
      en: 'Right-hand hall, in the middle, Schools section',
    },
    minutes: 2,
    transcript: {
      ru: [
        'Здесь нет знаменитых имён, и это удобно: можно просто смотреть. На стендах школ висят работы, сделанные ради ошибки. Куб, шар, складка, гипсовая голова; за каждой постановкой сидели десять или пятнадцать человек, и каждый увидел своё.',
        'Начните с куба. Нарисовать его трудно, потому что мы слишком хорошо знаем, что все стороны у него равны, а видим неравные. Ученик, который победил куб, победил собственное знание. Посмотрите, где на листе проведены тонкие линии сквозь предмет: рисовальщик видел его прозрачным, вместе с задней стороной. Так учат рисовать не очертание, а тело.',
        'Рядом почти всегда висит голова, разбитая на плоскости, будто её обтесали топором. Это обрубовка. Она кажется грубой, пока не поймёшь, для чего она нужна: на плоскости сразу ясно, на свету она или в тени, а на живой щеке — нет. Обрубовка — щека, о которой подумали.',
        'Найдите два рисунка с одной и той же модели и сравните. Не ищите лучший. Спросите себя, где сидел каждый из рисовавших: слева, у окна, ниже, дальше от лампы. По тени это можно определить с точностью до стула. Когда получится, вы узнаете о рисунке больше, чем скажет любая оценка в углу листа. Оценки, кстати, закрыты полосками бумаги; так попросили сами школы.',
      ],
      en: [
        'There are no famous names here, which is convenient: you can simply look. On the school stands hang works that were made for the sake of making mistakes. A cube, a sphere, a fold of cloth, a plaster head; ten or fifteen people sat round each of them, and each saw something different.',
        'Start with the cube. It is hard to draw because we know too well that its sides are equal, and what we see is unequal. A pupil who has got the better of the cube has got the better of his own knowledge. Look for thin lines running through the object: the draughtsman saw it as transparent, back and all. This is how one learns to draw not an outline but a body.',
        'Near by there is nearly always a head broken into planes, as if it had been hewn with an axe. It looks crude until you understand what it is for: with a plane it is clear at once whether it is in light or in shadow, and with a living cheek it is not. Planes are a cheek that has been thought about.',
        'Find two drawings of the same model and compare them. Do not look for the better one. Ask yourself where each of the two was sitting: to the left, by the window, lower down, farther from the lamp. The shadow will tell you, to within a chair. When you have worked it out, you will know more about the drawing than any mark in the corner of the sheet could say. The marks, by the way, are covered with strips of paper; the schools asked for that themselves.',
      ],
    },
  },
  {
    number: 10,
    title: { ru: 'Лекторий: театр для одной лошади', en: 'The lecture hall: a theatre for one horse' },
    place: { ru: 'Лекторий, верхний ряд', en: 'Lecture hall, top row' },
    minutes: 2,
    transcript: {
      ru: [
        'Если сейчас идёт лекция, послушайте эту запись у двери. Если зал пуст, поднимитесь в верхний ряд и сядьте. Полукруг, крутые ряды, ни одной колонны: отсюда каждый видит стол внизу целиком, и никто никому не мешает. Такую комнату строят тогда, когда главное происходит на столе.',
        'Стол был большим. В манеже полагался коновал, и раз в неделю он показывал кузнецам и берейторам, как устроена нога лошади: где сухожилие, где кость, почему подкова сидит так, а не иначе. В последнем ряду сидели посторонние с папками — рисовальщики. Им разрешали приходить при условии, что молчат.',
        'Из этих папок вырос первый рисовальный класс Каретной набережной. Рисовали то, что лежало на столе, потом гипс с того же сустава, потом живую лошадь в соседнем зале. Порядок этот и есть академический: сначала устройство, потом форма, потом движение. Он придуман не для красоты, а от бедности — лошадь стояла в зале недолго, и к ней нужно было успеть подготовиться.',
        'Посмотрите вниз ещё раз. Амфитеатр устроен так, что взгляды всех сидящих сходятся в одной точке, на высоте человеческих рук. Не лица, а рук. Лучшие лекции здесь и теперь те, где что-нибудь держат, разворачивают, вынимают из коробки.',
      ],
      en: [
        'If a lecture is going on, listen to this by the door. If the hall is empty, climb to the top row and sit down. A half-circle, steep rows, not a single column: from here everyone sees the whole of the table below, and nobody is in anyone’s way. A room like this is built when what matters happens on the table.',
        'The table was a large one. A riding school had its farrier, and once a week he showed the smiths and riding masters how a horse’s leg is made: where the tendon is, where the bone, why a shoe sits as it does. In the last row sat outsiders with portfolios, who had come to draw. They were admitted on condition that they kept quiet.',
        'Out of those portfolios grew the first drawing class on Karetnaya Embankment. They drew what lay on the table, then a plaster of the same joint, then the living horse in the next hall. This is the academic order: first structure, then form, then movement. It was devised not for the sake of beauty but out of poverty – the horse stood there only for a short time, and one had to be ready for it.',
        'Look down once more. An amphitheatre is arranged so that the eyes of all who sit in it meet at one point, at the height of a person’s hands. Not the face, the hands. The best lectures here are still those in which something is held up, unrolled or taken out of a box.',
      ],
    },
  },
  {
    number: 11,
    title: { ru: 'Лестница: ритм, который слышит нога', en: 'The staircase: a rhythm for the feet' },
    place: {
      ru: 'Парадная лестница на антресоль, у нижней ступени',
      en: 'Grand staircase to the mezzanine, by the bottom step',
    },
    minutes: 2,
    transcript: {
      ru: [
        'Если вам удобнее не подниматься, оставайтесь внизу: главное видно отсюда. Парадная лестница ведёт на антресоль, где раньше держали сено и жили конюхи. Для сена она слишком широка. Её построили позже, когда в здании стали показывать картины и понадобилось место, где люди смотрят друг на друга.',
        'Поднимаясь, обратите внимание на ступени. Они низкие и глубокие, примерно два к пяти; по таким не взбегают. Нога сама переходит на шаг чуть медленнее привычного, и к площадке дыхание остаётся ровным. Архитектор не может попросить вас не торопиться, но может сделать ступень ниже на палец.',
        'Проведите рукой по перилам. Кованые завитки все похожи, и всё же один, пятый снизу, сделан другим кузнецом: он закручен туже, и на хвосте нет расплющенной капли. Вероятно, старый завиток сломался, и мастер ковал новый на глаз, стоя ровно там, где стоите вы.',
        'На площадке обернитесь. Отсюда вестибюль виден сверху, как на плане: пол, меандр, люди с номерками. Так видит здание тот, кто его чертил. Только на его чертеже, в аксонометрии, ближнее не больше дальнего, а у нас люди возле лестницы крупнее тех, что у дверей. Постойте, пока кто-нибудь не пройдёт внизу через весь пол наискось, — и вы увидите, что план начинает работать.',
      ],
      en: [
        'If you would rather not climb, stay below: the main thing can be seen from here. The grand staircase leads to the mezzanine, where hay used to be kept and the grooms lived. For hay it is too wide. It was built later, when pictures began to be shown in the building and there had to be a place for people to look at one another.',
        'As you go up, notice the steps. They are low and deep, roughly two to five; nobody runs up steps like these. The foot falls of its own accord into a pace slightly slower than usual, and at the landing your breath is still even. An architect cannot ask you not to hurry, but he can make a step lower by the width of a finger.',
        'Run your hand along the railing. The forged scrolls are all alike, and yet one, the fifth from the bottom, was made by another smith: it is wound more tightly, and its tail does not end in a flattened drop. The old scroll must have broken, and a new one was forged by eye by someone standing exactly where you are.',
        'On the landing, turn round. From here you see the vestibule from above, as on a plan: the floor, the meander, people with cloakroom tags. This is how a building looks to whoever drew it. Except that in his drawing, an axonometric one, what is near is no larger than what is far, while for us the people by the stairs are bigger than those at the door. Wait until somebody below crosses the floor from corner to corner, and you will see the plan begin to work.',
      ],
    },
  },
  {
    number: 12,
    title: { ru: 'Двор: стена без картин', en: 'The courtyard: a wall without pictures' },
    place: { ru: 'Каретный двор, у ворот', en: 'Carriage yard, by the gate' },
    minutes: 2,
    transcript: {
      ru: [
        'Последняя остановка — снаружи. Двор вымощен булыжником, и вдоль проезда, у самой стены, стоят низкие каменные тумбы. Это отбойники: колесо кареты ударялось о тумбу, а не об угол дома. Каждая стёсана с одной стороны. Сложите стёсы вместе, и получится поворот, который кучера проделывали тысячи раз, — линия, нарисованная колёсами.',
        'Посмотрите на длинную стену напротив. На ней ничего не висит. Штукатурку здесь латали много раз, и каждая заплата чуть иного оттенка: тёплая, серая, зеленоватая от сырости. После двух часов среди картин глаз сам начинает составлять их вместе: вот горизонт, вот дерево, вот пятно, которому не хватает красного. Не останавливайте его. За этим он и ходил внутрь.',
        'Если у вас с собой карандаш, нарисуйте тень портика на булыжнике. Только тень, без колонн. Она мягче к краю и темнее у основания, ломается на каждом камне и всё же остаётся прямой. Хватит трёх минут. Потом поставьте в углу не дату, а час.',
        'На этом запись заканчивается. Мы прошли двенадцать остановок, и все они были об одном: смотреть дольше, чем привычно, и замечать, как это сделано. Дальше аудиогид не нужен. Ворота слева, портик за спиной; вернуться можно в любую минуту, пока открыты двери.',
      ],
      en: [
        'The last stop is outside. The yard is paved with cobbles, and along the drive, close to the wall, stand low stone posts. They are guard stones: a carriage wheel struck the post and not the corner of the house. Each is worn away on one side. Put the worn sides together and you have the turn that coachmen made thousands of times, a line drawn by wheels.',
        'Look at the long wall opposite. Nothing hangs on it. The plaster has been patched many times, and every patch is a slightly different shade: warm, grey, greenish with damp. After two hours among pictures the eye begins to put them together of its own accord: here is a horizon, here a tree, here a patch that wants some red. Do not stop it. This is what it went inside for.',
        'If you have a pencil with you, draw the shadow of the portico on the cobbles. Only the shadow, without the columns. It is softer towards the edge and darker at the foot, it breaks on every stone and still stays straight. Three minutes will do. Then mark the corner not with the date but with the hour.',
        'Here the recording ends. We have made twelve stops, and all of them were about one thing: looking longer than one is used to, and noticing how it is done. From here on you need no audio guide. The gate is to your left, the portico behind you; you can go back at any moment, as long as the doors are open.',
      ],
    },
  },
]
