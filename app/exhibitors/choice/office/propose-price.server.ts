import { and, eq } from 'drizzle-orm'
import {
  type ApprovalRefusal,
  approveProposal,
  declineProposal,
} from '../../../box-office/approvals/answer-proposal.server.ts'
import {
  type Proposal,
  proposeAction,
  type Signer,
} from '../../../box-office/approvals/propose-action.server.ts'
import { proposalFor } from '../../../box-office/approvals/queries.server.ts'
import type { Params } from '../../../box-office/approvals/tables.ts'
import { logOfficeChange } from '../../../box-office/ledger/add-ledger-entry.server.ts'
import { equipment, stands } from '../../../content/stands/tables.ts'
import { isUnderWay } from '../../../editions/open-fair.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.server.ts'
import type { Desk } from '../promise-letter.server.ts'
import type { PricedItem } from './item-address.ts'

type StandRow = typeof stands.$inferSelect
type ThingRow = typeof equipment.$inferSelect

export type PriceRefusal =
  | ApprovalRefusal
  | 'no-item'
  | 'fair-over'
  | 'why'
  | 'same-price'
  | 'price-moved'
  | 'price-waiting'

/** The names by which `approvals` knows a wish for another price. */
export const priceActions = { stand: 'stand-price', equipment: 'equipment-price' } as const
export const priceSubject = ({ fair, what }: PricedItem) => `${fair} ${what}`

/** What a proposal is about; neither the name of a fair nor that of a thing has a blank in it. */
export function pricedItemOf({ action, subject }: Pick<Proposal, 'action' | 'subject'>): PricedItem {
  const [fair = '', what = ''] = subject.split(' ')
  return { priced: action === priceActions.stand ? 'stand' : 'equipment', fair, what }
}

/** One wants another price. Nothing is changed by it; what is asked for must differ from the price they saw, and that one must still stand. */
export function proposePrice(
  desk: Pick<Desk, 'pool'>,
  item: PricedItem,
  { seenKopecks, toKopecks, reason }: { seenKopecks: number; toKopecks: number; reason: string },
  by: Signer,
  now: Date,
): Promise<'proposed' | PriceRefusal> {
  return transaction<'proposed' | PriceRefusal>(desk.pool, async tx => {
    const found = await lockItem(tx, item)
    if (!found) return 'no-item'
    if (!isUnderWay(item.fair, now)) return 'fair-over'
    const [action, subject] = [priceActions[item.priced], priceSubject(item)]
    const waiting = await proposalFor(tx, action, subject, now)
    // Pressed twice is pressed once. Another wish is answered or withdrawn first: nobody's is replaced unseen.
    if (waiting) {
      const isSame = waiting.params.toKopecks === toKopecks && waiting.proposedById === by.id
      return isSame ? 'proposed' : 'price-waiting'
    }
    if (found.priceKopecks !== seenKopecks) return 'price-moved'
    if (toKopecks === seenKopecks && !found.isFirst) return 'same-price'
    if (!reason) return 'why'
    const params = { ...found.of, fair: item.fair, fromKopecks: seenKopecks, toKopecks, reason }
    await proposeAction(tx, { action, subject, params }, by, now)
    return 'proposed'
  })
}

/** What whoever adds a thing asks for it; that was their reason. */
export async function proposeFirstPrice(tx: Tx, thing: ThingRow, by: Signer, now: Date): Promise<void> {
  const { editionId: fair, slug, priceKopecks } = thing
  const params = {
    ...standingOf.equipment(thing).of,
    fair,
    fromKopecks: priceKopecks,
    toKopecks: priceKopecks,
  }
  const subject = priceSubject({ priced: 'equipment', fair, what: slug })
  await proposeAction(
    tx,
    { action: priceActions.equipment, subject, params: { ...params, reason: '' } },
    by,
    now,
  )
}

/** Another agrees: from now on it is the price, for everybody who has not taken or ordered it yet. */
export function agreeToPrice(
  desk: Pick<Desk, 'pool'>,
  item: PricedItem,
  read: { id: string; digest: string },
  by: Signer,
  now: Date,
): Promise<'approved' | PriceRefusal> {
  return approveProposal<PriceRefusal>(desk.pool, read, by, now, async (tx, proposal) => {
    if (!isAbout(item, proposal)) return 'no-proposal'
    const found = await lockItem(tx, item)
    if (!found) return 'no-item'
    if (!isUnderWay(item.fair, now)) return 'fair-over'
    if (isMoved(found, proposal)) return 'price-moved'
    const { fromKopecks, toKopecks, reason } = wantedPrice(proposal)
    await found.set(toKopecks, now)
    const details = { fair: item.fair, fromKopecks, toKopecks, proposedBy: proposal.proposedBy }
    const cause = { actor: by.email, reason, now }
    const what = `${priceActions[item.priced]}-${found.isFirst ? 'agreed' : 'changed'}`
    await logOfficeChange(tx, what, item.what, cause, details)
    return null
  })
}

/** Somebody says no, or takes their own proposal back. */
export function declinePrice(
  desk: Pick<Desk, 'pool'>,
  item: PricedItem,
  { id, note }: { id: string; note: string },
  by: Signer,
  now: Date,
): Promise<'declined' | ApprovalRefusal> {
  const isOurs = (proposal: Proposal) => isAbout(item, proposal)
  return declineProposal(desk.pool, { id, isOurs }, by, note, now)
}

export function wantedPrice({ params }: Pick<Proposal, 'params'>) {
  const { fromKopecks, toKopecks, reason } = params
  return { fromKopecks: Number(fromKopecks), toKopecks: Number(toKopecks), reason: String(reason) }
}

function isAbout(item: PricedItem, { action, subject }: Proposal): boolean {
  return action === priceActions[item.priced] && subject === priceSubject(item)
}

/** What costs so much, and what that is the price for: another size or another unit asks for another proposal. */
export type PriceStanding = { priceKopecks: number; of: Params; isFirst: boolean }

export const standingOf = {
  stand: ({ priceKopecks, areaM2, openSides }: StandRow): PriceStanding => ({
    priceKopecks,
    of: { areaM2, openSides },
    isFirst: false,
  }),
  /** Nobody but whoever added it has seen its price. */
  equipment: ({ priceKopecks, unit, pricedAt }: ThingRow): PriceStanding => ({
    priceKopecks,
    of: { unitRu: unit.ru, unitEn: unit.en },
    isFirst: pricedAt === null,
  }),
}

/** It no longer is what it was when another price was proposed for it. */
export function isMoved(
  { priceKopecks, of }: Omit<PriceStanding, 'isFirst'>,
  { params }: Pick<Proposal, 'params'>,
): boolean {
  const before = { ...of, fromKopecks: priceKopecks }
  return Object.entries(before).some(([name, value]) => params[name] !== value)
}

/** Under the lock that whoever takes or orders it takes too. */
async function lockItem(tx: Tx, { priced, fair, what }: PricedItem) {
  if (priced === 'stand') {
    const at = and(eq(stands.editionId, fair), eq(stands.code, what))
    const [stand] = await tx.select().from(stands).where(at).for('no key update')
    const set = (priceKopecks: number) => tx.update(stands).set({ priceKopecks }).where(at)
    return stand && { ...standingOf.stand(stand), set }
  }
  const at = and(eq(equipment.editionId, fair), eq(equipment.slug, what))
  const [thing] = await tx.select().from(equipment).where(at).for('no key update')
  const offered = (now: Date) => (thing?.pricedAt === null ? { pricedAt: now, retiredAt: null } : {})
  const set = (priceKopecks: number, now: Date) =>
    tx
      .update(equipment)
      .set({ priceKopecks, ...offered(now) })
      .where(at)
  return thing && { ...standingOf.equipment(thing), set }
}
