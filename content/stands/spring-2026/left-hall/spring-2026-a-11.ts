import type { StandRecord } from '../../../types.ts'

export default {
  edition: 'spring-2026',
  code: 'A-11',
  hall: 'left-hall',
  kind: 'row',
  areaM2: 9,
  openSides: 1,
  priceRoubles: 290_000,
  isOffered: true,
} satisfies StandRecord
