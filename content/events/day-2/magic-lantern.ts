import type { EventRecord } from '../../types.ts'

export default {
  slug: 'magic-lantern',
  day: 2,
  from: '20:00',
  to: '20:45',
  hall: 'courtyard',
  format: 'show',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Волшебный фонарь', en: 'The magic lantern' },
  summary: {
    ru: 'Варвара Гранильцева показывает на стене двора стеклянные диапозитивы, по которым сто лет назад читали лекции в рисовальных классах.',
    en: 'On the courtyard wall Varvara Graniltseva shows the glass slides from which drawing classes were lectured a hundred years ago.',
  },
  description: {
    ru: [
      'Шестьдесят пластин нашлись в коробке с надписью «Негодное»: слепки, капители, чей-то класс у окна, задание на лето. Проектор новый, лампа холодная, стекло подлинное.',
      'Гранильцева прочтёт и лекцию, которая к ним прилагалась, со всеми пометами лектора: где сделать паузу, где пошутить и когда попросить открыть окно. Одевайтесь теплее.',
    ],
    en: [
      'The sixty plates turned up in a box marked “Unfit”: casts, capitals, somebody’s class by the window, an exercise for the summer. The projector is new, the lamp is cool, the glass is original.',
      'Graniltseva will also read the lecture that went with them, keeping to all the lecturer’s notes: where to pause, where to make a joke and when to ask for a window to be opened. Dress warmly.',
    ],
  },
  speakerIds: [23],
  capacity: null,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
