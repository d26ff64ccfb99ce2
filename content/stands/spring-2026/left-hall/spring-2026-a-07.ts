import type { StandRecord } from '../../../types.ts'

export default {
  edition: 'spring-2026',
  code: 'A-07',
  hall: 'left-hall',
  kind: 'row',
  areaM2: 9,
  openSides: 1,
  priceRoubles: 300_000,
  isOffered: true,
} satisfies StandRecord
