import { createHash } from 'node:crypto'
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { orderChanges } from '../box-office/ledger/tables.ts'
import { tickets } from '../box-office/orders/tables.ts'
import { slots } from '../box-office/slots/tables.ts'
import { readPublicKeys } from '../box-office/tickets/keep-seal-key.server.ts'
import { scans } from '../box-office/tickets/tables.ts'
import type { DoorTicket } from '../box-office/tickets/ticket-claims.ts'
import type { Edition } from '../editions/edition.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { type Day, endOfDay, startOfDay } from '../platform/dates.ts'
import { markedText, markOf } from './code-mark.ts'
import { type DoorList, packList } from './door-list.ts'
import { doorTickets, soldTickets } from './read-sold-tickets.server.ts'

/** Everything a gate must know to judge by itself: every ticket by the mark of its code, and nobody's name. */
export async function readList(db: Db, edition: Edition, day: Day): Promise<DoorList> {
  const { id, visitorDays, vipOpening } = edition
  const sold = await soldTickets(db).where(eq(slots.editionId, id))
  return packList({
    day,
    rules: { id, visitorDays, vipOpening },
    publicKeys: await readPublicKeys(db),
    tickets: doorTickets(sold).map(markedTicket),
    replaced: (await replacedCodes(db)).map(mark),
    entries: (await entriesOn(db, day)).map(marked),
  })

  function mark(code: string): string {
    return markOf(createHash('sha256').update(markedText(code, id)).digest())
  }

  function marked<Coded extends { code: string }>(coded: Coded): Coded {
    return { ...coded, code: mark(coded.code) }
  }

  function markedTicket(ticket: DoorTicket): DoorTicket {
    return { ...marked(ticket), ...(ticket.pair && { pair: mark(ticket.pair) }) }
  }
}

async function replacedCodes(db: Db): Promise<string[]> {
  const code = sql<string>`${orderChanges.details} ->> 'code'`
  const rows = await db
    .select({ code })
    .from(orderChanges)
    .where(
      and(
        inArray(orderChanges.what, ['switched', 'renamed', 'code-replaced']),
        sql`${orderChanges.details} ->> 'fresh' <> ${code}`,
      ),
    )
    .orderBy(orderChanges.id)
  return rows.map(row => row.code)
}

function entriesOn(db: Db, day: Day) {
  return db
    .select({ code: tickets.code, gate: scans.gate, at: scans.at })
    .from(scans)
    .innerJoin(tickets, eq(tickets.id, scans.ticketId))
    .where(and(eq(scans.verdict, 'admit'), gte(scans.at, startOfDay(day)), lt(scans.at, endOfDay(day))))
    .orderBy(asc(scans.at), asc(scans.nonce))
}
