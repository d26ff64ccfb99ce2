import type { Edition } from '../../editions/edition.ts'
import { entryWindows } from '../../editions/entry-windows.ts'
import { momentAt } from '../../editions/rules.ts'
import { type Day, dayOf } from '../../platform/dates.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { doorKindOf } from '../catalogue/door-kinds.ts'
import type { GatePurpose } from '../catalogue/product-records.ts'
import type { DoorProduct } from '../catalogue/products.ts'
import { admissionTable, type Hour } from './admission-table.ts'
import { type Proof, proofFor } from './entry-proof.ts'
import { type Admission, type DoorTicket, daysOf, type TicketState } from './ticket-claims.ts'
import type { SealProblem } from './ticket-seal.ts'

/** What the door must know of an edition: a scanner gets it with its list. */
export type DoorRules = Pick<Edition, 'id' | 'visitorDays' | 'vipOpening'>

/** One reading of a ticket at a gate. The nonce is the scanner's: the same reading sent twice keeps it. */
export type Scan = { nonce: string; code: string; gate: string; at: Date; isAdmitted: boolean }

export type Note =
  /** The scanner has no such ticket in its list, but the seal is ours. */
  | { kind: 'sealed-only' }
  | { kind: 'people'; count: number }
  /** The class has begun: latecomers come in if they disturb nobody. */
  | { kind: 'started' }
  /** Two who come in together, and whether the other one is in already. */
  | { kind: 'pair'; isIn: boolean }

export type Refusal =
  | { reason: SealProblem | 'unknown' | 'other-fair' | VoidReason | 'wrong-gate' }
  | { reason: 'already-in'; at: Date; gate: string }
  | { reason: 'wrong-day'; days: Day[] }
  | { reason: 'too-early'; from: string }
  /** The first window of the day is over, the second is open: there is a ticket for it. */
  | { reason: 'too-late-window'; until: string }
  | { reason: 'too-late'; until: string }
type VoidReason = Exclude<(typeof admissionTable.states)[TicketState], 'admit'>

export type Judgement = { verdict: 'admit'; proof?: Proof; notes: Note[] } | ({ verdict: 'refuse' } & Refusal)

export type Reading = {
  /** What was found under the code, or why nothing was. */
  ticket: DoorTicket | SealProblem | 'unknown'
  /** What the gate is for. */
  gate: GatePurpose
  /** What is known of earlier readings; those of other tickets do no harm. */
  scans: readonly Scan[]
  now: Date
  /** Of this very reading, where it may have been counted already: an answer was lost and it is sent again. */
  nonce?: string
}

/** The rule of the door, the same on the server and in a scanner without a network: the admission table, step by step. */
export function judgeEntry({ ticket, gate, scans, now, nonce }: Reading, edition: DoorRules): Judgement {
  if (typeof ticket === 'string') return refuse({ reason: ticket })
  if (ticket.editionId !== edition.id) return refuse({ reason: 'other-fair' })
  const state = admissionTable.states[ticket.state]
  if (state !== 'admit') return refuse({ reason: state })
  const here = admissionTable.gates[ticket.product][gate]
  if (here !== 'admit') return refuse({ reason: here })
  const entry = entryOn(dayOf(now), scans, ticket.code, nonce)
  if (entry) return refuse({ reason: 'already-in', at: entry.at, gate: entry.gate })
  const opening = openingOf(ticket, dayOf(now), edition)
  const hour = hourOf(opening, now)
  const cell = admissionTable.hours[ticket.admission.kind][hour]
  if (cell === 'admit') return admit(ticket, scans, now)
  if ('days' in opening) return refuse({ reason: 'wrong-day', days: opening.days })
  return refuse(
    cell === 'too-early' ? { reason: cell, from: timeOf(opening.from) } : late(opening, ticket, now, edition),
  )
}

function hourOf(opening: Opening, now: Date): Hour {
  if ('days' in opening) return 'other-day'
  return now < opening.from ? 'before' : now < opening.to ? 'within' : 'after'
}

/** Every ticket lets one in once a day: who has left does not come back on it (visiting rules). */
function entryOn(day: Day, scans: readonly Scan[], code: string, nonce: string | undefined) {
  return scans
    .filter(scan => scan.isAdmitted && scan.code === code && scan.nonce !== nonce && dayOf(scan.at) === day)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())[0]
}

type Opening = { from: Date; to: Date } | { days: Day[] }

/** Between which moments of today the ticket is good, or the days on which it is. */
function openingOf({ admission, product }: DoorTicket, today: Day, edition: DoorRules): Opening {
  const days = daysOf(admission, edition)
  if (!days.includes(today)) return { days }
  const { visitorDays: hours, vipOpening } = edition
  switch (admission.kind) {
    case 'window': {
      const own = entryWindows(edition, today).find(({ kind }) => kind === admission.window)
      const honoured = admission.until && momentAt(today, admission.until)
      if (own) return { from: own.startsAt, to: honoured || own.endsAt }
      return { from: momentAt(today, hours.from), to: momentAt(today, hours.to) }
    }
    case 'each-day':
      return { from: momentAt(today, hours.from), to: momentAt(today, hours.to) }
    case 'opening':
      return { from: momentAt(today, vipOpening.from), to: momentAt(today, vipOpening.to) }
    case 'event':
      return gathering(admission, product)
  }
}

const gatherMinutes = 30

function gathering({ startsAt, minutes }: Admission & { kind: 'event' }, product: DoorProduct) {
  const start = new Date(startsAt).getTime()
  // The group waits a little and goes; a class goes on in its room and takes latecomers until it ends.
  const patience = doorKindOf(product).waitMinutes ?? minutes
  return { from: new Date(start - gatherMinutes * 60_000), to: new Date(start + patience * 60_000) }
}

function late({ to }: { to: Date }, { admission }: DoorTicket, now: Date, edition: DoorRules): Refusal {
  const until = timeOf(to)
  const isFirstWindow = admission.kind === 'window' && admission.window === 'before'
  const doorsClose = momentAt(dayOf(now), edition.visitorDays.to)
  if (isFirstWindow && now < doorsClose) return { reason: 'too-late-window', until }
  return { reason: 'too-late', until: isFirstWindow ? edition.visitorDays.to : until }
}

function admit(
  { product, admission, isSealedOnly, people = 1, pair }: DoorTicket,
  scans: readonly Scan[],
  now: Date,
): Judgement {
  const proof = proofFor(product, dayOf(now))
  const hasStarted = admission.kind === 'event' && now >= new Date(admission.startsAt)
  const notes: Note[] = [
    ...(isSealedOnly ? [{ kind: 'sealed-only' as const }] : []),
    ...(people > 1 ? [{ kind: 'people' as const, count: people }] : []),
    ...(hasStarted ? [{ kind: 'started' as const }] : []),
    ...(pair ? [pairNote(pair, scans, now)] : []),
  ]
  return { verdict: 'admit', ...(proof && { proof }), notes }
}

function pairNote(pair: string, scans: readonly Scan[], now: Date): Note {
  return { kind: 'pair', isIn: entryOn(dayOf(now), scans, pair, undefined) !== undefined }
}

function refuse(refusal: Refusal): Judgement {
  return { verdict: 'refuse', ...refusal }
}
