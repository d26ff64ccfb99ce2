import type { Edition } from '../../editions/edition.ts'
import { type Product, priceAt, products } from '../catalogue/products.ts'

/** Whom an invitation is for. */
export const invitationKinds = ['vip', 'press', 'exhibitor', 'partner', 'other'] as const
export type InvitationKind = (typeof invitationKinds)[number]

/** What one page of the office makes at once. */
export const mostInBatch = 500
/** Places one invitation opens. */
export const mostUses = 1000

/**
 * What an invitation may open: tickets that need no paper at the door. A concession stays bound to its document, and a
 * companion to whom they come with.
 */
export function invitableProducts(from: readonly Product[] = products): Product[] {
  return from.filter(
    ({ group, door, accompanies }) =>
      group === 'ticket' && door.proof === undefined && accompanies === undefined,
  )
}

/** An invitation never costs more than the ticket without one; null where it alone says the price. */
export function fullPriceOf(edition: Edition, product: Product): number | null {
  const prices = product.slots.map(kind => priceAt(edition, product, { kind, priceKopecks: null }))
  return prices.some(price => price === null) ? null : Math.min(...(prices as number[]))
}

export const invitationStates = ['ahead', 'open', 'used', 'over', 'revoked'] as const
export type InvitationState = (typeof invitationStates)[number]

type Facts = { uses: number; used: number; validFrom: Date; validUntil: Date; revokedAt: Date | null }

/** Where it stands: what stops it first is said first. */
export function invitationState(
  { uses, used, validFrom, validUntil, revokedAt }: Facts,
  now: Date,
): InvitationState {
  if (revokedAt) return 'revoked'
  if (used >= uses) return 'used'
  if (now >= validUntil) return 'over'
  return now < validFrom ? 'ahead' : 'open'
}
