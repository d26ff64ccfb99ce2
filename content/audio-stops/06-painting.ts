import type { AudioStopRecord } from '../types.ts'

export default {
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
      'Выберите картину и посмотрите на неё с трёх расстояний. Первое — через весь зал. Отсюда не видно, что изображено, зато видно, как она держит стену: где тяжёлое, где пусто, куда наклонено. Сощурьтесь. Если останутся два-три пятна, значит, художник начинал с них.',
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
} satisfies AudioStopRecord
