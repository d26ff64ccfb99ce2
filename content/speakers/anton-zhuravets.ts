import type { SpeakerRecord } from '../types.ts'

export default {
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
      'Ему возражают и те, для кого академический рисунок — муштра, и те, кто начинал бы муштру с первого класса. С первыми он рисует натюрморт, вторым показывает расписание.',
    ],
    en: [
      'Thirty-two hours a year is what a pupil has left for drawing once holidays and tests are taken away. Zhuravets has built a course of exactly thirty-two hours: one skill a lesson, from the dot to light and shade.',
      'He had meant to be a cartographer and came to teaching from survey work in the field. Judging by eye, he found, can be trained in everyone alike. His “Pocket Viewfinder”, a cardboard frame with a scale, has made its way into schools from Irkutsk to Murmansk.',
      'Two hundred and ten teachers are now trying out the course. Zhuravets travels to their lessons, takes a seat at the back and collects not the best drawings but the ones that show where the lesson went wrong.',
      'He is opposed both by those for whom academic drawing is drill and by those who would start the drill in the first year. With the former he draws a still life; to the latter he shows the timetable.',
    ],
  },
  picture: 'people/person-44.jpg',
} satisfies SpeakerRecord
