import type { GatePurpose } from '../box-office/catalogue/product-records.ts'
import type { PlaceKey } from '../navigator/plan-places.ts'

/** Where tickets are looked at, and what for: the two entrances, where tours gather, where classes are held. */
const purposes = {
  'main-entrance': 'entrance',
  'courtyard-entrance': 'entrance',
  information: 'tours',
  workshops: 'classes',
} as const satisfies Partial<Record<PlaceKey, GatePurpose>>

export const gates = Object.keys(purposes) as (keyof typeof purposes)[]

/** A gate nobody has named lets in whom an entrance would. */
export function gatePurpose(id: string): GatePurpose {
  return Object.hasOwn(purposes, id) ? purposes[id as keyof typeof purposes] : 'entrance'
}

export type NamedGate = { id: string; name: string }

/** A gate as it is called; one that an older scanner has sent stays as it came. */
export function gateName(id: string, named: readonly NamedGate[]): string {
  return named.find(gate => gate.id === id)?.name ?? id
}
