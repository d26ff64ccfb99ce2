import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'individual',
  day: 3,
  from: '12:00',
  minutes: 90,
  languages: ['ru'],
  route: routes.yourList,
  guide: guides.verkhoyants,
} satisfies DepartureRecord
