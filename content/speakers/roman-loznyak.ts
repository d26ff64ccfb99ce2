import type { SpeakerRecord } from '../types.ts'

export default {
  id: 10,
  firstName: { ru: 'Роман', en: 'Roman' },
  lastName: { ru: 'Лозняк', en: 'Loznyak' },
  role: 'artist',
  occupation: { ru: 'архитектор', en: 'architect' },
  city: { ru: 'Москва', en: 'Moscow' },
  lead: {
    ru: 'С точностью рабочего чертежа рисует здания, которые не собирается строить.',
    en: 'Draws buildings he has no intention of putting up, with the precision of working drawings.',
  },
  biography: {
    ru: [
      'Днём Лозняк проектирует школы и поликлиники, вечером — лестницы без этажей, музеи для одной картины и храмы без города. У тех и других один масштаб и одинаково проставлены размеры.',
      'Отмывке его научил последний в институте преподаватель, который её помнил; на факультатив ходили трое. Теперь занятия ведёт сам Лозняк, в мастерской «Бумажный ордер», и первый вечер целиком уходит на то, чтобы развести тушь, — полтора часа и ни одной линии.',
      'Лист «Храм без города» открывает серию из двенадцати аксонометрий. Она началась как ответ заказчику, который попросил «что-нибудь вечное на восьми сотках».',
      'Перспективе Лозняк предпочитает аксонометрию. В ней нет точки зрения, а значит, шутит он, нет и начальника.',
    ],
    en: [
      'By day Loznyak designs schools and health centres; by night, staircases without storeys, museums for a single picture and temples without a city. Both are drawn to the same scale and dimensioned with the same care.',
      'He was taught wash drawing by the last professor at his institute who remembered it; three students took the option. Now he gives the classes himself, at the Paper Order workshop, and the whole of the first evening goes on diluting the ink – an hour and a half and not a single line.',
      '“Temple without a City” is the first sheet in a series of twelve axonometric drawings. The series began as a reply to a client who had asked for “something eternal on a small suburban plot”.',
      'Loznyak prefers axonometry to perspective. It has no point of view and therefore, he jokes, no one in charge.',
    ],
  },
  picture: 'people/person-48.jpg',
} satisfies SpeakerRecord
