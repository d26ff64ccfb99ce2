import type { StandRecord } from '../../../types.ts'

export default {
  edition: 'spring-2026',
  code: 'C-06',
  hall: 'left-hall',
  kind: 'end',
  areaM2: 12,
  openSides: 3,
  priceRoubles: 350_000,
  isOffered: true,
} satisfies StandRecord
