import type { AudioStopRecord } from '../types.ts'

export default {
  number: 12,
  title: { ru: 'Двор: стена без картин', en: 'The courtyard: a wall without pictures' },
  place: { ru: 'Каретный двор, у ворот', en: 'Carriage yard, by the gate' },
  minutes: 2,
  transcript: {
    ru: [
      'Последняя остановка — снаружи. Двор вымощен булыжником, и вдоль проезда, у самой стены, стоят низкие каменные тумбы. Это отбойники: колесо кареты ударялось о тумбу, а не об угол дома. Каждая стёсана с одной стороны. Сложите стёсы вместе, и получится поворот, который кучера проделывали тысячи раз, — линия, нарисованная колёсами.',
      'Посмотрите на длинную стену напротив. На ней ничего не висит. Штукатурку здесь латали много раз, и каждая заплата чуть иного оттенка: тёплая, серая, зеленоватая от сырости. После двух часов среди картин глаз сам начинает составлять их вместе: вот горизонт, вот дерево, вот пятно, которому не хватает красного. Не останавливайте его. За этим он и ходил внутрь.',
      'Если у вас с собой карандаш, нарисуйте тень стены на булыжнике. Только тень, без самой стены. Она мягче к краю и темнее у основания, ломается на каждом камне и всё же остаётся прямой. Хватит трёх минут. Потом поставьте в углу не дату, а час.',
      'Это последний текст. Мы прошли двенадцать остановок, и все они были об одном: смотреть дольше, чем привычно, и замечать, как это сделано. Дальше аудиогид не нужен. Ворота слева. Билет действует на один вход, поэтому, если хотите вернуться в залы, сделайте это до выхода за ворота.',
    ],
    en: [
      'The last stop is outside. The yard is paved with cobbles, and along the drive, close to the wall, stand low stone posts. They are guard stones: a carriage wheel struck the post and not the corner of the house. Each is worn away on one side. Put the worn sides together and you have the turn that coachmen made thousands of times, a line drawn by wheels.',
      'Look at the long wall opposite. Nothing hangs on it. The plaster has been patched many times, and every patch is a slightly different shade: warm, grey, greenish with damp. After two hours among pictures the eye begins to put them together of its own accord: here is a horizon, here a tree, here a patch that wants some red. Do not stop it. This is what it went inside for.',
      'If you have a pencil with you, draw the shadow of the wall on the cobbles. Only the shadow, without the wall. It is softer towards the edge and darker at the foot, it breaks on every stone and still stays straight. Three minutes will do. Then mark the corner not with the date but with the hour.',
      'This is the last text. We have made twelve stops, and all of them were about one thing: looking longer than one is used to, and noticing how it is done. From here on you need no audio guide. The gate is to your left. A ticket is good for one entry, so if you would like to return to the halls, do so before you leave by the gate.',
    ],
  },
} satisfies AudioStopRecord
