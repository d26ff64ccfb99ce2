import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'group',
  day: 3,
  from: '15:30',
  minutes: 60,
  languages: ['ru'],
  route: routes.onPaper,
  guide: guides.podlesina,
} satisfies DepartureRecord
