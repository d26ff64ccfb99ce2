import type { StandRecord } from '../../../types.ts'

export default {
  edition: 'spring-2026',
  code: 'A-10',
  hall: 'left-hall',
  kind: 'corner',
  areaM2: 9,
  openSides: 2,
  priceRoubles: 330_000,
  isOffered: true,
} satisfies StandRecord
