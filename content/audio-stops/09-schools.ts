import type { AudioStopRecord } from '../types.ts'

export default {
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
} satisfies AudioStopRecord
