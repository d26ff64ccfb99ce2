import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'individual',
  day: 1,
  from: '16:00',
  minutes: 90,
  languages: ['en'],
  route: routes.firstPurchase,
  guide: guides.kolodyazhin,
} satisfies DepartureRecord
