import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'group',
  day: 3,
  from: '16:30',
  minutes: 60,
  languages: ['en'],
  route: routes.painting,
  guide: guides.kolodyazhin,
} satisfies DepartureRecord
