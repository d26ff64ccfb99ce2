import type { StandRecord } from '../../../types.ts'

export default {
  edition: 'spring-2026',
  code: 'F-02',
  hall: 'left-gallery',
  kind: 'book',
  areaM2: 4,
  openSides: 1,
  priceRoubles: 200_000,
  isOffered: true,
} satisfies StandRecord
