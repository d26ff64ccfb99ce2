import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'group',
  day: 2,
  from: '16:30',
  minutes: 60,
  languages: ['ru'],
  route: routes.schools,
  guide: guides.rubakhina,
} satisfies DepartureRecord
