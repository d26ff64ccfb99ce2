import { guides } from '../../tour-guides.ts'
import { routes } from '../../tour-routes.ts'
import type { DepartureRecord } from '../../types.ts'

export default {
  type: 'author',
  day: 1,
  from: '13:00',
  minutes: 90,
  languages: ['ru'],
  route: routes.borders,
  guide: guides.pustelgaRim,
} satisfies DepartureRecord
