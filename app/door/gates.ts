import type { PlaceKey } from '../navigator/plan-places.ts'

/** Where tickets are looked at: the two entrances, where tours gather, where classes are held. */
export const gates = [
  'main-entrance',
  'courtyard-entrance',
  'information',
  'workshops',
] as const satisfies PlaceKey[]

export type NamedGate = { id: string; name: string }

/** A gate as it is called; one that an older scanner has sent stays as it came. */
export function gateName(id: string, named: readonly NamedGate[]): string {
  return named.find(gate => gate.id === id)?.name ?? id
}
