import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'group',
  day: 1,
  from: '11:30',
  minutes: 60,
  languages: ['ru'],
  route: routes.sixSections,
  guide: guides.podlesina,
} satisfies DepartureRecord
