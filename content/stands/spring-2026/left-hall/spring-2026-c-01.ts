import type { StandRecord } from '../../../types.ts'

export default {
  edition: 'spring-2026',
  code: 'C-01',
  hall: 'left-hall',
  kind: 'corner',
  areaM2: 6,
  openSides: 2,
  priceRoubles: 300_000,
  isOffered: true,
} satisfies StandRecord
