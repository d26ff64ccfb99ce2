import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'individual',
  day: 1,
  from: '18:30',
  minutes: 90,
  languages: ['ru'],
  route: routes.unhurried,
  guide: guides.gornichev,
} satisfies DepartureRecord
