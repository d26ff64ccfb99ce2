import { and, eq, inArray, ne } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { BoxOffice } from '../box-office/box-office.ts'
import { lockOrder } from '../box-office/orders/read-order.server.ts'
import { tickets } from '../box-office/orders/tables.ts'
import { type Judgement, judgeEntry, type Refusal, type Scan } from '../box-office/tickets/judge-entry.ts'
import { readPublicKeys } from '../box-office/tickets/keep-seal-key.server.ts'
import { scans } from '../box-office/tickets/tables.ts'
import type { DoorTicket } from '../box-office/tickets/ticket-claims.ts'
import { importSealKeys, openSeal } from '../box-office/tickets/ticket-seal.ts'
import type { Edition } from '../editions/edition.ts'
import { type Db, type Tx, transaction } from '../platform/database/transaction.server.ts'
import { startOfDay } from '../platform/dates.ts'
import { gatePurpose } from './gates.ts'
import { doorTickets, soldTickets } from './read-sold-tickets.server.ts'
import { readShown } from './shown-text.ts'

export type ShownTicket = {
  /** The whole text of the QR code, or the ticket's code as somebody typed it. */
  text: string
  /** When it was shown. A scanner whose clock runs ahead is not believed. */
  at: Date
  /** The scanner's own name for this reading: sent twice, it counts once. */
  nonce: string
  gate: string
  actor: string
  /** What a gate without a network has done already. That is a fact, whatever the rule says of it now. */
  done?: Done
}
export type Done = { verdict: 'admit' | 'refuse'; reason?: string | undefined }

export type Recorded = {
  nonce: string
  at: Date
  /** What the rule says of this reading. */
  judgement: Judgement
  /** What happened at the gate: the rule's word, unless the gate had decided by itself. */
  done: Done
  ticket: Pick<DoorTicket, 'code' | 'product' | 'admission'> | null
  isRepeated: boolean
}

/** A ticket is shown at a gate: judged and written down, whatever the verdict, under the lock of its order. */
export async function recordScan(boxOffice: BoxOffice, shown: ShownTicket, now: Date): Promise<Recorded> {
  const found = await openShown(boxOffice, shown.text)
  const at = believedTime(shown.at, boxOffice.edition, now)
  return transaction(boxOffice.pool, async tx => {
    const known = await scanOf(tx, shown.nonce)
    if (known) return tellAgain(boxOffice.edition, tx, known)
    const held = await holdTicket(tx, found)
    const entries = await entriesOf(tx, held.ticket, shown.nonce)
    const reading = { ticket: held.ticket, gate: gatePurpose(shown.gate), scans: entries, now: at }
    const judgement = judgeEntry(reading, boxOffice.edition)
    const done = shown.done ?? shortOf(judgement)
    const { rowCount } = await tx
      .insert(scans)
      .values({
        nonce: shown.nonce,
        ticketId: held.id,
        text: shown.text.slice(0, mostText),
        at,
        claimedAt: at < shown.at || at > shown.at ? shown.at : null,
        receivedAt: now,
        gate: shown.gate,
        verdict: done.verdict,
        // Let in against the rule: why it should not have been stays beside it.
        reason: done.verdict === 'admit' ? reasonOf(judgement) : (done.reason ?? reasonOf(judgement)),
        actor: shown.actor,
      })
      .onConflictDoNothing()
    if (rowCount === 1) return recorded(shown.nonce, at, judgement, done, held.ticket)
    // The same reading came twice at once, and the other was quicker.
    const other = await scanOf(tx, shown.nonce)
    if (!other) throw new Error(`the reading ${shown.nonce} is gone`)
    return tellAgain(boxOffice.edition, tx, other)
  })
}

/** What was said of a reading that is written down already; null for one that nobody sent. */
export async function readScan(db: Db, edition: Edition, nonce: string): Promise<Recorded | null> {
  const known = await scanOf(db, nonce)
  return known ? tellAgain(edition, db, known) : null
}

/**
 * When it was shown, as far as a scanner is believed: not in the future, and not before the fair has opened its doors.
 * Otherwise it happened when we heard of it, and what the scanner claimed stands beside it.
 */
function believedTime(claimed: Date, { visitorDays, vipOpening }: Edition, now: Date): Date {
  const opens = Math.min(+startOfDay(vipOpening.day), +startOfDay(visitorDays.first))
  return claimed <= now && claimed.getTime() >= opens ? claimed : now
}

// A forger's text may be of any length.
const mostText = 600

type Found = { code: string } | { problem: DoorTicket | Refused }
type Refused = 'unknown' | 'not-a-ticket' | 'newer' | 'forged'

async function openShown(boxOffice: BoxOffice, text: string): Promise<Found> {
  const shown = readShown(text)
  if (shown.kind === 'code') return { code: shown.code }
  if (shown.kind === 'other') return { problem: 'not-a-ticket' }
  const publicKeys = await readPublicKeys(drizzle(boxOffice.pool))
  const opened = await openSeal(shown.text, await importSealKeys(publicKeys))
  if (!opened.ok) return { problem: opened.reason }
  if (opened.ticket.editionId !== boxOffice.edition.id)
    return { problem: { ...opened.ticket, state: 'paid', isSealedOnly: true } }
  return { code: opened.ticket.code }
}

type Held = { id: string | null; ticket: DoorTicket | Refused }

// The order's lock is the one that returns and changes of tickets take: none of them overtakes an entry.
async function holdTicket(tx: Tx, found: Found): Promise<Held> {
  if ('problem' in found) return { id: null, ticket: found.problem }
  const [row] = await tx
    .select({ orderId: tickets.orderId })
    .from(tickets)
    .where(eq(tickets.code, found.code))
  if (!row) return { id: null, ticket: 'unknown' }
  await lockOrder(tx, row.orderId)
  return (await ticketAt(tx, row.orderId, found.code)) ?? { id: null, ticket: 'unknown' }
}

// With all of its order: who comes in together is seen together.
async function ticketAt(db: Db, orderId: string, code: string) {
  const sold = await soldTickets(db).where(eq(tickets.orderId, orderId))
  const ticket = doorTickets(sold).find(one => one.code === code)
  const id = sold.find(one => one.code === code)?.id
  return ticket && id ? { id, ticket } : null
}

/** Earlier entries of the ticket and of the one that comes with it. */
async function entriesOf(db: Db, ticket: DoorTicket | Refused, nonce: string): Promise<Scan[]> {
  if (typeof ticket === 'string') return []
  const codes = [ticket.code, ...(ticket.pair ? [ticket.pair] : [])]
  const rows = await db
    .select({ nonce: scans.nonce, gate: scans.gate, at: scans.at, code: tickets.code })
    .from(scans)
    .innerJoin(tickets, eq(tickets.id, scans.ticketId))
    .where(and(inArray(tickets.code, codes), eq(scans.verdict, 'admit'), ne(scans.nonce, nonce)))
  return rows.map(row => ({ ...row, isAdmitted: true }))
}

type Known = typeof scans.$inferSelect

async function scanOf(db: Db, nonce: string): Promise<Known | undefined> {
  const [known] = await db.select().from(scans).where(eq(scans.nonce, nonce))
  return known
}

/** The answer was lost on its way, or somebody looks at it once more. */
async function tellAgain(edition: Edition, db: Db, known: Known): Promise<Recorded> {
  const { nonce, at, ticketId, verdict, reason } = known
  const done = { verdict, ...(reason && { reason }) } as Done
  const [of] = ticketId
    ? await db
        .select({ orderId: tickets.orderId, code: tickets.code })
        .from(tickets)
        .where(eq(tickets.id, ticketId))
    : []
  const ticket = of ? ((await ticketAt(db, of.orderId, of.code))?.ticket ?? null) : null
  const wasGood = verdict === 'admit' && reason === null
  const entries = ticket && !wasGood ? await entriesOf(db, ticket, nonce) : []
  const judgement = ticket
    ? judgeEntry(
        {
          ticket: wasGood ? { ...ticket, state: 'paid' } : ticket,
          gate: gatePurpose(known.gate),
          scans: entries,
          now: at,
        },
        edition,
      )
    : ({ verdict: 'refuse', reason: reason ?? 'unknown' } as Judgement)
  return { ...recorded(nonce, at, judgement, done, ticket), isRepeated: true }
}

function recorded(
  nonce: string,
  at: Date,
  judgement: Judgement,
  done: Done,
  ticket: DoorTicket | string | null,
): Recorded {
  const isTicket = ticket !== null && typeof ticket === 'object'
  return {
    nonce,
    at,
    judgement,
    done,
    ticket: isTicket ? { code: ticket.code, product: ticket.product, admission: ticket.admission } : null,
    isRepeated: false,
  }
}

function shortOf(judgement: Judgement): Done {
  const reason = reasonOf(judgement)
  return { verdict: judgement.verdict, ...(reason && { reason }) }
}

function reasonOf(judgement: Judgement): Refusal['reason'] | null {
  return judgement.verdict === 'refuse' ? judgement.reason : null
}
