import type { AudioStopRecord } from '../types.ts'

export default {
  number: 8,
  title: {
    ru: 'Декоративное искусство: мозаика, шпалера, майолика',
    en: 'Decorative arts: mosaic, tapestry, maiolica',
  },
  place: {
    ru: 'Правый зал, вдоль стен, раздел «Декоративное искусство»',
    en: 'Right-hand hall, along the walls, Decorative arts section',
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
} satisfies AudioStopRecord
