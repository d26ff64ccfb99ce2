import type { Tx } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { type ReturnReason, returnSum } from '../catalogue/return-sum.ts'
import { leavingTogether } from '../orders/leaning.ts'
import { lockLeaning } from '../orders/read-leaning.server.ts'
import { closeUnpaid, type KnownTicket, ticketsOf, writeRequest } from '../orders/write-request.server.ts'
import { fullReturnsUntil } from '../slots/read-postponement.server.ts'
import { isStanding } from '../tickets/kept-states.ts'

export type Requested =
  | { kind: 'requested'; returns: { ticket: string; percent: number; amountKopecks: number }[] }
  | {
      kind: 'refused'
      ticket: string
      reason: 'unknown-ticket' | 'already-returning' | 'already-in' | 'nothing-back'
    }
  /** Something would stand on nothing: it goes along, or nothing goes. */
  | { kind: 'refused'; ticket: string; reason: 'leaned-on'; together: string[] }

/**
 * The buyer gives tickets back, on one application. From now on they admit nobody. The sum is that of today and stays;
 * free tickets go at once, the rest after the papers.
 */
export async function requestReturn(
  boxOffice: BoxOffice,
  tx: Tx,
  orderId: string,
  codes: readonly string[],
  wish: ReturnReason,
  now: Date,
): Promise<Requested> {
  const leaning = await lockLeaning(tx, orderId)
  const known = await ticketsOf(tx, [...new Set([orderId, ...leaning.standing.map(one => one.orderId)])])
  // While a postponement runs everybody may have everything back, whatever they say.
  const reason = (await fullReturnsUntil(tx, now)) ? 'postponed' : wish
  const chosen = new Set<string>()
  for (const code of new Set(codes)) {
    const found = known.find(({ ticket }) => ticket.orderId === orderId && ticket.code === code)
    const problem = whyNotBack(boxOffice, found, reason, now)
    if (!found || problem) return { kind: 'refused', ticket: code, reason: problem ?? 'unknown-ticket' }
    chosen.add(found.ticket.id)
  }
  const all = leavingTogether(leaning.standing, leaning.leans, chosen)
  const forgotten = known.filter(
    ({ ticket }) => ticket.orderId === orderId && all.has(ticket.id) && !chosen.has(ticket.id),
  )
  if (forgotten.length > 0) {
    const together = [...new Set(codes), ...forgotten.map(({ ticket }) => ticket.code)]
    return { kind: 'refused', ticket: codes[0] ?? '', reason: 'leaned-on', together }
  }
  await closeUnpaid(boxOffice, tx, leaning, lean => all.has(lean.entryTicketId), {
    actor: 'visitor',
    reason,
    now,
  })
  const leaving = known.filter(({ ticket }) => all.has(ticket.id))
  const asked = await writeRequest(boxOffice, tx, leaving, reason, now)
  return { kind: 'requested', returns: asked.filter(one => one.orderId === orderId).map(told) }
}

function told({ code, percent, amountKopecks }: { code: string; percent: number; amountKopecks: number }) {
  return { ticket: code, percent, amountKopecks }
}

function whyNotBack({ edition }: BoxOffice, found: KnownTicket | undefined, reason: ReturnReason, now: Date) {
  if (!found) return 'unknown-ticket'
  const { ticket, slot, isIn } = found
  if (!isStanding(ticket)) return 'already-returning'
  if (isIn) return 'already-in'
  const { percent } = returnSum(edition, { ...ticket, slot }, reason, now)
  // With a certificate staff may give all, whatever the ladder says today.
  return percent === 0 && ticket.priceKopecks > 0 && reason !== 'illness' ? 'nothing-back' : null
}
