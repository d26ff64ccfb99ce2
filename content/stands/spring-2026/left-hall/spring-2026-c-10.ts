import type { StandRecord } from '../../../types.ts'

export default {
  edition: 'spring-2026',
  code: 'C-10',
  hall: 'left-hall',
  kind: 'row',
  areaM2: 6,
  openSides: 1,
  priceRoubles: 260_000,
  isOffered: true,
} satisfies StandRecord
