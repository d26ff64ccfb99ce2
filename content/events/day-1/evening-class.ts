import type { EventRecord } from '../../types.ts'

export default {
  slug: 'evening-class',
  day: 1,
  from: '11:00',
  to: '11:45',
  hall: 'lecture-hall',
  format: 'talk',
  audience: 'professionals',
  languages: ['ru'],
  ageMark: '12+',
  title: {
    ru: 'Зачем столяру Аполлон: кого готовил вечерний класс',
    en: 'What does a joiner want with Apollo? Whom the evening class was for',
  },
  summary: {
    ru: 'Варвара Гранильцева открывает профессиональный день докладом о том, кем становились ученики провинциальных рисовальных школ.',
    en: 'Varvara Graniltseva opens the professional day with a paper on what became of the pupils of provincial drawing schools.',
  },
  description: {
    ru: [
      'Одиннадцать тысяч учеников, полтора века, журналы посещаемости с чернильными кляксами. Если считать по ним, художником становился один из сорока; остальные возвращались к верстаку, но с другим глазом.',
      'Гранильцева предложит участникам неудобный вопрос: не слишком ли рано мы решили, что академический рисунок нужен только будущим художникам? Доклад займёт полчаса, ещё четверть часа отведена на возражения.',
    ],
    en: [
      'Eleven thousand pupils, a century and a half, attendance registers blotted with ink. Go by their figures and one pupil in forty became an artist; the rest went back to the bench, but with a different eye.',
      'Graniltseva will put an awkward question to the audience: did we decide too soon that academic drawing is only for future artists? The paper takes half an hour; a further quarter is set aside for objections.',
    ],
  },
  speakerIds: [23],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
