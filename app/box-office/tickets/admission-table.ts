import { doorKinds } from '../catalogue/door-kinds.ts'
import type { DoorKind, GatePurpose, ProofKind } from '../catalogue/product-records.ts'
import type { DoorProduct } from '../catalogue/products.ts'
import type { Admission, TicketState } from './ticket-claims.ts'

export type Cell<Refused extends string> = 'admit' | Refused

/** Where a moment lies beside those in which a ticket is good. */
export type Hour = 'other-day' | 'before' | 'within' | 'after'

/**
 * What a ticket opens: a ticket is let in where its product at this gate, its state and its hour all say `admit`; the
 * first that does not is the reason given. The scanner with and without a network, the order's page, the ticket's page,
 * the PDF, letters, returns and changes read it here; docs/admission.md is this table for people.
 */
export type AdmissionTable = {
  states: Record<TicketState, Cell<'asked-back' | 'refunded' | 'cancelled' | 'no-entry' | 'alone'>>
  gates: Record<DoorProduct, Record<GatePurpose, Cell<'wrong-gate'>>>
  hours: Record<Admission['kind'], Record<Hour, Cell<'wrong-day' | 'too-early' | 'too-late'>>>
  /** What is looked at before it is let in. */
  asks: Record<DoorProduct, ProofKind | undefined>
}

export function admissionTableOf(kinds: readonly DoorKind<DoorProduct>[]): AdmissionTable {
  const byProduct = <T>(cell: (kind: DoorKind<DoorProduct>) => T) =>
    Object.fromEntries(kinds.map(kind => [kind.id, cell(kind)])) as Record<DoorProduct, T>
  return {
    states: {
      paid: 'admit',
      'asked-back': 'asked-back',
      refunded: 'refunded',
      cancelled: 'cancelled',
      'no-entry': 'no-entry',
      alone: 'alone',
    },
    gates: byProduct(({ gate }) => ({
      entrance: gate === 'entrance' ? 'admit' : 'wrong-gate',
      tours: gate === 'tours' ? 'admit' : 'wrong-gate',
      classes: gate === 'classes' ? 'admit' : 'wrong-gate',
    })),
    hours: {
      window: { 'other-day': 'wrong-day', before: 'too-early', within: 'admit', after: 'too-late' },
      'each-day': { 'other-day': 'wrong-day', before: 'too-early', within: 'admit', after: 'too-late' },
      opening: { 'other-day': 'wrong-day', before: 'too-early', within: 'admit', after: 'too-late' },
      event: { 'other-day': 'wrong-day', before: 'too-early', within: 'admit', after: 'too-late' },
    },
    asks: byProduct(({ proof }) => proof),
  }
}

export const admissionTable = admissionTableOf(doorKinds)

/** Its state alone would let it in: it is worth showing, printing and sending. */
export function isLiving(state: TicketState): boolean {
  return admissionTable.states[state] === 'admit'
}

/** How the door calls what the box office keeps of a ticket. */
export const doorStates = {
  valid: 'paid',
  returning: 'asked-back',
  returned: 'refunded',
  void: 'cancelled',
} as const satisfies Record<string, TicketState>

/** The gates it opens; tickets that open none are for nobody. */
export function gatesOf(product: DoorProduct): GatePurpose[] {
  const cells = Object.entries(admissionTable.gates[product]) as [GatePurpose, string][]
  return cells.flatMap(([gate, cell]) => (cell === 'admit' ? [gate] : []))
}
