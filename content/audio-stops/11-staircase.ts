import type { AudioStopRecord } from '../types.ts'

export default {
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
} satisfies AudioStopRecord
