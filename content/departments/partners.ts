import { switchboard } from '../switchboard.ts'
import type { DepartmentRecord } from '../types.ts'

export default {
  slug: 'partners',
  position: 2,
  name: { ru: 'Партнёры', en: 'Partners' },
  about: {
    ru: 'Партнёрство с ярмаркой, совместные проекты и поддержка школ.',
    en: 'Partnership with the fair, joint projects and support for schools.',
  },
  email: 'partners@portik.example',
  phone: switchboard,
  forms: ['partner'],
} satisfies DepartmentRecord
