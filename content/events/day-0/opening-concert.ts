import type { EventRecord } from '../../types.ts'

export default {
  slug: 'opening-concert',
  day: 0,
  from: '21:20',
  to: '22:00',
  hall: 'rotunda',
  format: 'concert',
  audience: 'everyone',
  languages: ['ru', 'en'],
  ageMark: '6+',
  title: { ru: 'Виолончель под куполом', en: 'Cello under the dome' },
  summary: {
    ru: 'Нина Корабейная играет для пустой середины зала: слушатели стоят у колонн, звук собирается в центре.',
    en: 'Nina Korabeynaya plays to the empty middle of the room: the audience stands by the columns, the sound gathers at the centre.',
  },
  description: {
    ru: [
      'Программу Корабейная выбрала летом, когда ротонда была пуста и в ней три секунды держалось эхо. Теперь вдоль стены стоят мрамор и бронза, и каждая вещь забирает свою долю звука: те же две сюиты придётся играть иначе.',
      'Первые четыре минуты просим не фотографировать. Садиться не обязательно, ходить между музыкой и скульптурой можно.',
    ],
    en: [
      'She chose the programme in the summer, when the rotunda was bare and held an echo for three seconds. Now marble and bronze line the wall, and each piece takes its share of the sound: the same two suites will have to be played differently.',
      'No photographs for the first four minutes, please. There is no need to sit, and you are welcome to walk about between the music and the sculpture.',
    ],
  },
  speakerIds: [11],
  capacity: 90,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
