import { eq, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { BoxOffice } from '../box-office/box-office.ts'
import { tickets } from '../box-office/orders/tables.ts'
import type { Scan } from '../box-office/tickets/judge-entry.ts'
import { scans } from '../box-office/tickets/tables.ts'
import { mergeScans } from './merge-scans.ts'
import { type Recorded, recordScan, type ShownTicket } from './record-scan.server.ts'
import { conflictAnswer, scanAnswer, type UploadAnswer } from './scan-answer.ts'

/** What a gate has kept while it had no network. Each reading is written down for itself: a cut upload goes on. */
export async function uploadScans(
  boxOffice: BoxOffice,
  kept: readonly ShownTicket[],
  now: Date,
): Promise<UploadAnswer> {
  const done: Recorded[] = []
  for (const shown of kept.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    done.push(await recordScan(boxOffice, shown, now))
  }
  const codes = [...new Set(done.flatMap(({ ticket }) => ticket?.code ?? []))]
  const { conflicts } = mergeScans(await entriesOf(boxOffice, codes), [])
  return { results: done.map(scanAnswer), conflicts: conflicts.map(conflictAnswer) }
}

async function entriesOf(boxOffice: BoxOffice, codes: string[]): Promise<Scan[]> {
  if (codes.length === 0) return []
  const rows = await drizzle(boxOffice.pool)
    .select({
      nonce: scans.nonce,
      code: tickets.code,
      gate: scans.gate,
      at: scans.at,
      verdict: scans.verdict,
    })
    .from(scans)
    .innerJoin(tickets, eq(tickets.id, scans.ticketId))
    .where(inArray(tickets.code, codes))
  return rows.map(({ verdict, ...row }) => ({ ...row, isAdmitted: verdict === 'admit' }))
}
