import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'author',
  day: 3,
  from: '17:00',
  minutes: 90,
  languages: ['en'],
  route: routes.paperArchitecture,
  guide: guides.loznyak,
} satisfies DepartureRecord
