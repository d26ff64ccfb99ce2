import type { PersonRecord } from '../../types.ts'

export default {
  body: 'team',
  position: 25,
  firstName: { ru: 'Полина', en: 'Polina' },
  lastName: { ru: 'Мшанская', en: 'Mshanskaya' },
  duty: { ru: 'программа и профессиональный день', en: 'programme and professional day' },
  about: {
    ru: 'Составляет расписание так, чтобы между двумя хорошими лекциями оставалось время дойти. Спикеров просит приходить с вещью, а не со слайдами, и сама носит из запасника гипсы.',
    en: 'She draws up the timetable so that there is time to walk between two good lectures. She asks speakers to come with an object rather than slides, and carries the plasters up from the store herself.',
  },
  picture: 'people/person-23.jpg',
} satisfies PersonRecord
