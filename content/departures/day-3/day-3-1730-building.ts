import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'author',
  day: 3,
  from: '17:30',
  minutes: 120,
  languages: ['ru'],
  route: routes.building,
  guide: guides.ovsyanik,
} satisfies DepartureRecord
