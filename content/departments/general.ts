import { switchboard } from '../switchboard.ts'
import type { DepartmentRecord } from '../types.ts'

export default {
  slug: 'general',
  position: 7,
  name: { ru: 'Общие вопросы', en: 'General enquiries' },
  about: {
    ru: 'Всё, что не нашлось выше: письма в дирекцию, рассылка, отзыв согласия на обработку данных.',
    en: 'Whatever is not listed above: letters to the director’s office, the newsletter, withdrawal of consent to data processing.',
  },
  email: 'hello@portik.example',
  phone: switchboard,
  forms: ['contact', 'newsletter', 'consent-withdrawal'],
} satisfies DepartmentRecord
