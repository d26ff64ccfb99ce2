import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'velta',
  position: 0,
  name: { ru: 'Вельта', en: 'Velta' },
  category: 'general',
  role: { ru: 'генеральный партнёр', en: 'principal partner' },
  about: {
    ru: 'Речное пароходство, которое двенадцать лет поддерживает рисовальные классы в портовых городах. На ярмарке «Вельта» оплачивает дорогу студентам и преподавателям, приехавшим издалека.',
    en: 'A river shipping company that has supported drawing classes in port towns for twelve years. At the fair Velta pays the travel of students and teachers who come from far away.',
  },
  mark: 'marks/partner-01.svg',
} satisfies PartnerRecord
