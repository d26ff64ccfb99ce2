import type { DoorProduct } from '../box-office/catalogue/products.ts'
import type { Proof } from '../box-office/tickets/entry-proof.ts'
import type { Judgement, Note } from '../box-office/tickets/judge-entry.ts'
import type { EntryConflict } from './merge-scans.ts'
import type { Recorded } from './record-scan.server.ts'

/** One reading as the API tells of it: what was decided, and what the desk must look at or say. */
export type ScanAnswer = {
  nonce: string
  at: string
  verdict: 'admit' | 'refuse'
  reason?: string
  proof?: Proof
  notes: Note[]
  /** For `wrong-day`. */
  days?: string[]
  /** For `too-early`. */
  from?: string
  /** For what is too late. */
  until?: string
  /** For `already-in`. */
  entry?: { at: string; gate: string }
  /** The gate had let it in by itself; the rule would not have. */
  objection?: string
  code?: string
  product?: DoorProduct
  isRepeated: boolean
}

export type ConflictAnswer = {
  code: string
  day: string
  entries: { nonce: string; at: string; gate: string }[]
}
export type UploadAnswer = { results: ScanAnswer[]; conflicts: ConflictAnswer[] }

export function scanAnswer({ nonce, at, judgement, done, ticket, isRepeated }: Recorded): ScanAnswer {
  const base = {
    nonce,
    at: at.toISOString(),
    ...(ticket && { code: ticket.code, product: ticket.product }),
    isRepeated,
  }
  if (judgement.verdict === done.verdict) return { ...base, ...told(judgement) }
  const { verdict, reason } = done
  return verdict === 'admit'
    ? { ...base, verdict, notes: [], ...(judgement.verdict === 'refuse' && { objection: judgement.reason }) }
    : { ...base, verdict, notes: [], ...(reason && { reason }) }
}

export function conflictAnswer({ code, day, entries }: EntryConflict): ConflictAnswer {
  return {
    code,
    day,
    entries: entries.map(({ nonce, at, gate }) => ({ nonce, at: at.toISOString(), gate })),
  }
}

function told(judgement: Judgement): Omit<ScanAnswer, 'nonce' | 'at' | 'isRepeated'> {
  if (judgement.verdict === 'admit') return judgement
  const { verdict, reason } = judgement
  if (judgement.reason !== 'already-in') return { ...judgement, notes: [] }
  const { at, gate } = judgement
  return { verdict, reason, entry: { at: at.toISOString(), gate }, notes: [] }
}

/** The other way round, for a screen that speaks of judgements. */
export function judgementOf(answer: ScanAnswer): Judgement {
  const { verdict, reason, notes, proof, entry, days, from, until } = answer
  if (verdict === 'admit') return { verdict, notes, ...(proof && { proof }) }
  const facts = {
    ...(days && { days }),
    ...(from && { from }),
    ...(until && { until }),
    ...(entry && { at: new Date(entry.at), gate: entry.gate }),
  }
  return { verdict, reason: reason ?? 'unknown', ...facts } as Judgement
}
