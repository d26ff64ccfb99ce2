import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'studiya-na-svislochi',
  number: 55,
  name: { ru: 'Студия на Свислочи', en: 'Studio on the Svislach' },
  type: 'school',
  city: { ru: 'Минск', en: 'Minsk' },
  section: 'schools',
  stand: 'E-07',
  lead: {
    ru: 'Вечерняя школа для взрослых показывает сто автопортретов, написанных людьми других профессий.',
    en: 'An evening school for adults, showing a hundred self-portraits by people of other professions.',
  },
  about: {
    ru: [
      'В студию приходят после работы: машинист метро, две акушерки, переводчик, кондитер. Занятие длится ровно три часа, чай внесён в расписание, а опоздавшие садятся за меловую черту и начинают с наброска.',
      'Автопортрет пишут дважды, в начале и в конце курса, перед одним и тем же зеркалом. На ярмарке листы висят парами, и под каждой названа профессия; имя стоит на обороте.',
    ],
    en: [
      'People come here after work: a metro driver, two midwives, a translator, a pastry cook. A class lasts exactly three hours, tea is part of the timetable, and latecomers sit behind a chalk line and start with a sketch.',
      'The self-portrait is made twice, at the beginning and the end of the course, before the same mirror. At the fair the sheets hang in pairs, and under each pair stands a profession; the name is on the back.',
    ],
  },
  artists: ['yanina-novik', 'viktor-klimovich', 'alesya-bondar', 'igor-lukashevich'],
  email: 'vecher@studiya-na-svislochi.example',
  website: 'https://studiya-na-svislochi.example',
  works: [],
} satisfies ParticipantRecord
