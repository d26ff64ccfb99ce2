import type { StandRecord } from '../../../types.ts'

export default {
  edition: 'spring-2026',
  code: 'D-07',
  hall: 'right-hall',
  kind: 'row',
  areaM2: 9,
  openSides: 1,
  priceRoubles: 310_000,
  isOffered: true,
} satisfies StandRecord
