import { switchboard } from '../switchboard.ts'
import type { DepartmentRecord } from '../types.ts'

export default {
  slug: 'visitors-and-tickets',
  position: 0,
  name: { ru: 'Посетители и билеты', en: 'Visitors and tickets' },
  about: {
    ru: 'Заказы, возврат, льготы, групповые посещения и экскурсии.',
    en: 'Orders, refunds, concessions, group visits and guided tours.',
  },
  email: 'tickets@portik.example',
  phone: switchboard,
  forms: ['group'],
} satisfies DepartmentRecord
