import { partnersA } from './partners-a.ts'
import { partnersB } from './partners-b.ts'
import type { PartnerSeed } from './types.ts'

export const partners: PartnerSeed[] = [...partnersA, ...partnersB]
