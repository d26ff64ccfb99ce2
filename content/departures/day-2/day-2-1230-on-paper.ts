import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'group',
  day: 2,
  from: '12:30',
  minutes: 60,
  languages: ['en'],
  route: routes.onPaper,
  guide: guides.kolodyazhin,
} satisfies DepartureRecord
