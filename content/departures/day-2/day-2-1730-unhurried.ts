import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'individual',
  day: 2,
  from: '17:30',
  minutes: 90,
  languages: ['en'],
  route: routes.unhurried,
  guide: guides.ozernik,
} satisfies DepartureRecord
