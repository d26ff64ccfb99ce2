import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'author',
  day: 2,
  from: '14:00',
  minutes: 120,
  languages: ['ru'],
  route: routes.undersides,
  guide: guides.kholmovskaya,
} satisfies DepartureRecord
