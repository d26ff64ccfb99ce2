import { switchboard } from '../switchboard.ts'
import type { DepartmentRecord } from '../types.ts'

export default {
  slug: 'volunteers',
  position: 4,
  name: { ru: 'Волонтёры и экскурсоводы', en: 'Volunteers and guides' },
  about: {
    ru: 'Заявки волонтёров от 18 лет и экскурсоводов, смены, обучение перед ярмаркой.',
    en: 'Applications from volunteers aged 18 and over and from guides, shifts, and training before the fair.',
  },
  email: 'volunteers@portik.example',
  phone: switchboard,
  forms: ['volunteer', 'guide'],
} satisfies DepartmentRecord
