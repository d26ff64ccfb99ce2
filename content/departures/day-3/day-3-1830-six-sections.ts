import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'group',
  day: 3,
  from: '18:30',
  minutes: 60,
  languages: ['ru'],
  route: routes.sixSections,
  guide: guides.verkhoyants,
} satisfies DepartureRecord
