import { switchboard } from '../switchboard.ts'
import type { DepartmentRecord } from '../types.ts'

export default {
  slug: 'press',
  position: 3,
  name: { ru: 'Пресса', en: 'Press' },
  about: {
    ru: 'Пресс-секретарь Василиса Купавина: аккредитация, съёмка в залах, интервью и изображения с подписями.',
    en: 'Press officer Vasilisa Kupavina: accreditation, filming in the halls, interviews and captioned images.',
  },
  email: 'press@portik.example',
  phone: switchboard,
  forms: ['media'],
} satisfies DepartmentRecord
