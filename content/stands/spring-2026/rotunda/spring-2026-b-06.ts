import type { StandRecord } from '../../../types.ts'

export default {
  edition: 'spring-2026',
  code: 'B-06',
  hall: 'rotunda',
  kind: 'rotunda',
  areaM2: 9,
  openSides: 3,
  priceRoubles: 330_000,
  isOffered: true,
} satisfies StandRecord
