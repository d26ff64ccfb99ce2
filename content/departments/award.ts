import { switchboard } from '../switchboard.ts'
import type { DepartmentRecord } from '../types.ts'

export default {
  slug: 'award',
  position: 6,
  name: { ru: 'Премия «Слово об искусстве»', en: 'Word on Art Award' },
  about: {
    ru: 'Положение о премии, заявки соискателей, переписка с жюри через секретаря.',
    en: 'The award’s regulations, applications, and correspondence with the jury through its secretary.',
  },
  email: 'award@portik.example',
  phone: switchboard,
  forms: ['award'],
} satisfies DepartmentRecord
