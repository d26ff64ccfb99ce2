import type { EventRecord } from '../../types.ts'

export default {
  slug: 'academy-today',
  day: 2,
  from: '15:00',
  to: '16:15',
  hall: 'lecture-hall',
  format: 'discussion',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: 'Академия сегодня: школа или музей?', en: 'The academy today: a school or a museum?' },
  summary: {
    ru: 'График, реставратор и историк архитектуры обсуждают, что в академической традиции стоит беречь, а что — продолжать.',
    en: 'An artist working in paper, a conservator and an architectural historian discuss what in the academic tradition should be preserved and what carried on.',
  },
  description: {
    ru: [
      'Пётр Залесов стоит за музей: сохранённое сперва надо понять. Ольга Обручина — за школу: правило, которым не пользуются, портится быстрее холста. Лев Овсяник напомнит, что в старом плане академии у школы и музея была общая стена и одна печь.',
      'Половина времени отдана залу. Вопросы собираем на карточках; к микрофону пойдут те, что начинаются не со слова «почему», а со слова «как».',
    ],
    en: [
      'Pyotr Zalesov speaks for the museum: what has been saved must first be understood. Olga Obruchina speaks for the school: a rule nobody uses spoils faster than canvas. Lev Ovsyanik will recall that in the old plan of an academy the school and the museum shared a wall and a stove.',
      'Half the time belongs to the audience. Questions are collected on cards; the ones to reach the microphone will be those that begin not with “why” but with “how”.',
    ],
  },
  speakerIds: [3, 4, 6],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
