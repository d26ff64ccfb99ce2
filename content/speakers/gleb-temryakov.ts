import type { SpeakerRecord } from '../types.ts'

export default {
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
      'Его пособие «Голова за восемь вечеров» (Иркутск, «Учебная полка», 2007) выдержало пять изданий. Готовых рисунков в нём нет: слева задание, а правая страница оставлена пустой.',
      'Обрубовку Темряков считает не устаревшим упражнением, а самым честным разговором о форме. Собственные листы показывает редко и непременно рядом с работами учеников.',
    ],
    en: [
      'Temryakov’s first lesson starts without a pencil: for ten minutes, eyes closed, the pupil feels a plaster head. Only then comes the sanguine, to draw what the hand has remembered.',
      'He trained at the Upper Volga Art School and spent twelve years in theatre workshops, modelling masks and growing used to seeing a face in broad planes. He came into the classroom for a month, to stand in for a colleague who was ill, and stayed for a quarter of a century.',
      'His manual “The Head in Eight Evenings” (Irkutsk, Study Shelf, 2007) has gone through five editions. It contains no finished drawings: the exercise is on the left, and the right-hand page is left blank.',
      'To Temryakov the planes of the head are not an outdated exercise but the most honest conversation one can have about form. He seldom exhibits his own sheets, and never without his pupils’ work beside them.',
    ],
  },
  picture: 'people/person-26.jpg',
} satisfies SpeakerRecord
