import type { EventRecord } from '../../types.ts'

export default {
  slug: 'how-long-does-a-work-take',
  day: 3,
  from: '16:00',
  to: '17:15',
  hall: 'lecture-hall',
  format: 'discussion',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: 'Сколько длится работа', en: 'How long does a work take?' },
  summary: {
    ru: 'Мозаичист, живописец и скульптор сравнивают свои часы: от секунды перед падением до года ожидания во дворе.',
    en: 'A mosaicist, a painter and a sculptor compare their clocks, from the second before a fall to a year of waiting in the yard.',
  },
  description: {
    ru: [
      'Дарья Стрешина ставит камень и больше его не снимает. Марк Кедрач ждёт, пока рухнет постановка, и пишет мгновение до этого. Степан Ярцевин год не притрагивается к глыбе. У каждого есть ответ на вопрос, когда вещь закончена, и ответы не сходятся.',
      'Ведущего не будет: собеседники договорились задавать вопросы друг другу. Слушателям оставлено последнее слово и двадцать минут.',
    ],
    en: [
      'Darya Streshina sets a stone and never lifts it again. Mark Kedrach waits for his motif to collapse and paints the moment before. Stepan Yartsevin leaves a block untouched for a year. Each has an answer to the question of when a work is finished, and the answers do not agree.',
      'There will be no moderator: the three have undertaken to question one another. The audience is left the last word and twenty minutes.',
    ],
  },
  speakerIds: [7, 13, 16],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
