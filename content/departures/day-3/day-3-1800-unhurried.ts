import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'individual',
  day: 3,
  from: '18:00',
  minutes: 90,
  languages: ['ru', 'en'],
  route: routes.unhurried,
  guide: guides.ozernik,
} satisfies DepartureRecord
