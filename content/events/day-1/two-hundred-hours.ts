import type { EventRecord } from '../../types.ts'

export default {
  slug: 'two-hundred-hours',
  day: 1,
  from: '12:35',
  to: '13:25',
  hall: 'lecture-hall',
  format: 'discussion',
  audience: 'professionals',
  languages: ['ru'],
  ageMark: '12+',
  title: {
    ru: 'Двести часов: что оставить, если времени мало',
    en: 'Two hundred hours: what to keep when time is short',
  },
  summary: {
    ru: 'Трое преподавателей, у которых на рисунок отведено разное время, составляют при публике одну программу.',
    en: 'Three teachers with very different amounts of time for drawing draw up a single curriculum in public.',
  },
  description: {
    ru: [
      'Антон Журавец работает с одним часом в неделю, Глеб Темряков — с восемью вечерами, Марк Кедрач — с вечерним отделением на четыре года. Каждый принесёт расписание и вычеркнет из него то, без чего можно обойтись.',
      'К концу разговора на доске должен остаться курс в двести часов. Записывать не обязательно: курс разошлют всем, кто зарегистрировался, вместе с возражениями.',
    ],
    en: [
      'Anton Zhuravets works with one hour a week, Gleb Temryakov with eight evenings, Mark Kedrach with a four-year evening course. Each will bring a timetable and strike out whatever can be done without.',
      'By the end a course of two hundred hours should be left on the board. There is no need to copy it down: it will be sent to everyone who has registered, together with the objections.',
    ],
  },
  speakerIds: [22, 2, 13],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
