import { switchboard } from '../switchboard.ts'
import type { DepartmentRecord } from '../types.ts'

export default {
  slug: 'exhibitors',
  position: 1,
  name: { ru: 'Экспоненты', en: 'Exhibitors' },
  about: {
    ru: 'Кураторский отбор, выбор и оплата стенда, монтаж, материалы для каталога и профессиональный день.',
    en: 'Curatorial selection, choice of stand and payment, installation, catalogue material and the professional day.',
  },
  email: 'exhibitors@portik.example',
  phone: switchboard,
  forms: ['exhibitor', 'convention', 'enquiry'],
} satisfies DepartmentRecord
