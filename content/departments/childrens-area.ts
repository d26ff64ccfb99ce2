import { switchboard } from '../switchboard.ts'
import type { DepartmentRecord } from '../types.ts'

export default {
  slug: 'childrens-area',
  position: 5,
  name: { ru: 'Детская территория', en: 'Children’s area' },
  about: {
    ru: 'Занятия по возрастам, отбор детских стендов, приезд студий и школ.',
    en: 'Classes by age, selection of children’s stands, visits by studios and schools.',
  },
  email: 'children@portik.example',
  phone: switchboard,
  forms: ['children'],
} satisfies DepartmentRecord
