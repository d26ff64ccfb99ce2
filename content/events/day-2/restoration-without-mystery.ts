import type { EventRecord } from '../../types.ts'

export default {
  slug: 'restoration-without-mystery',
  day: 2,
  from: '18:30',
  to: '20:00',
  hall: 'lecture-hall',
  format: 'talk',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: 'Реставрация без тайны', en: 'Restoration without mystery' },
  summary: {
    ru: 'Пётр Залесов читает вслух дневник одной реставрации — от первого осмотра до последней утраты, которую решили не трогать.',
    en: 'Pyotr Zalesov reads aloud from the journal of one treatment, from the first examination to the last loss it was decided to leave alone.',
  },
  description: {
    ru: [
      'Сто дней работы, записанных от руки: что увидел, чего испугался, чем пробовал, где остановился. Между записями на экране сменяются снимки одного и того же участка размером с ладонь.',
      'Вторая половина вечера — вопросы. Залесов ответит и на тот, который задают всегда: как отличить реставрацию от подделки.',
    ],
    en: [
      'A hundred days of work in longhand: what he saw, what alarmed him, what he tried, where he stopped. Between entries the screen shows one and the same patch of the picture, the size of a palm.',
      'The second half of the evening is for questions. Zalesov will also answer the one that is always asked: how to tell restoration from forgery.',
    ],
  },
  speakerIds: [4],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
