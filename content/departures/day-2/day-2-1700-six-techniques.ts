import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'author',
  day: 2,
  from: '17:00',
  minutes: 90,
  languages: ['ru'],
  route: routes.sixTechniques,
  guide: guides.roslyakova,
} satisfies DepartureRecord
