import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'author',
  day: 3,
  from: '14:30',
  minutes: 90,
  languages: ['ru'],
  route: routes.whiteOnWhite,
  guide: guides.verstova,
} satisfies DepartureRecord
