import { switchboard } from '../switchboard.ts'
import type { DepartmentRecord } from '../types.ts'

export default {
  slug: 'general',
  position: 7,
  name: { ru: 'Общие вопросы', en: 'General enquiries' },
  about: {
    ru: 'Всё, что не нашлось выше: письма в дирекцию, доступная среда, рассылка.',
    en: 'Whatever is not listed above: messages to the director’s office, access, the newsletter.',
  },
  email: 'hello@portik.example',
  phone: switchboard,
  forms: ['contact', 'newsletter'],
} satisfies DepartmentRecord
