import { switchboard } from '../switchboard.ts'
import type { DepartmentRecord } from '../types.ts'

export default {
  slug: 'visitors-and-tickets',
  position: 0,
  name: { ru: 'Посетители и билеты', en: 'Visitors and tickets' },
  about: {
    ru: 'Заказы, возврат, льготы, групповые посещения, экскурсии и доступная среда.',
    en: 'Orders, refunds, concessions, group visits, guided tours and access.',
  },
  email: 'tickets@portik.example',
  phone: switchboard,
  forms: ['group'],
} satisfies DepartmentRecord
