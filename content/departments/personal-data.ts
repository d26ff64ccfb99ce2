import { switchboard } from '../switchboard.ts'
import type { DepartmentRecord } from '../types.ts'

export default {
  slug: 'personal-data',
  position: 8,
  name: { ru: 'Персональные данные', en: 'Personal data' },
  about: {
    ru: 'Какие данные о вас мы храним, исправление и удаление, отзыв согласия.',
    en: 'What data we hold about you, corrections and deletion, withdrawal of consent.',
  },
  email: 'privacy@portik.example',
  phone: switchboard,
  forms: ['consent-withdrawal'],
} satisfies DepartmentRecord
