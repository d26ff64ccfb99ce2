import type { PersonRecord } from '../../types.ts'

export default {
  body: 'team',
  position: 25,
  firstName: { ru: 'Полина', en: 'Polina' },
  lastName: { ru: 'Мшанская', en: 'Mshanskaya' },
  duty: { ru: 'программа и конвенция', en: 'programme and convention' },
  about: {
    ru: 'Составляет расписание так, чтобы между двумя хорошими лекциями оставалось время дойти. Спикеров просит не показывать больше двадцати изображений — и сама считает.',
    en: 'She draws up the timetable so that there is time to walk between two good lectures. She asks speakers to show no more than twenty images, and counts them herself.',
  },
  picture: 'people/person-23.jpg',
} satisfies PersonRecord
