import type { DoorProduct } from '../../box-office/catalogue/products.ts'
import {
  type Reading as Judged,
  type Judgement,
  judgeEntry,
  type Scan,
} from '../../box-office/tickets/judge-entry.ts'
import type { DoorTicket, TicketClaims } from '../../box-office/tickets/ticket-claims.ts'
import { openSeal } from '../../box-office/tickets/ticket-seal.ts'
import { codeMark } from '../code-mark.ts'
import type { OpenedList } from '../door-list.ts'
import { gatePurpose } from '../gates.ts'
import type { Reading } from '../reading.ts'
import { readShown } from '../shown-text.ts'

export type DeviceView = {
  list: OpenedList | null
  /** Null where the browser cannot check seals: then only the list vouches for a ticket. */
  keys: readonly CryptoKey[] | null
  /** What this very device has read. */
  readings: readonly Reading[]
  /** Where the device stands. */
  gate: string
  now: Date
}

export type DeviceJudgement = {
  judgement: Judgement
  /** The device knows enough; otherwise the server should be asked first, if it can be. */
  isCertain: boolean
  code?: string
  /** The code as the list knows it. */
  mark?: string
  product?: DoorProduct
}

/** The verdict of the device alone, by the same rule as the server's. */
export async function judgeReading(text: string, view: DeviceView): Promise<DeviceJudgement> {
  const found = await openText(text, view.keys)
  if ('problem' in found) return { judgement: refuse(found.problem), isCertain: true }
  const { code, sealed } = found
  const { list, readings, gate, now } = view
  if (!list) return { judgement: refuse('unknown'), isCertain: false, code }
  const mark = await codeMark(code, list.rules.id)
  const ticket = ticketIn(list, mark, sealed)
  if (ticket === 'unknown') {
    return { judgement: refuse('unknown'), isCertain: list.isReplaced(mark), code, mark }
  }
  const scans = [mark, ...(ticket.pair ? [ticket.pair] : [])].flatMap(one => [
    ...list.entriesOf(one),
    ...entriesIn(readings, one),
  ])
  return {
    judgement: judgeEntry({ ticket, gate: gatePurpose(gate), scans, now }, list.rules),
    isCertain: true,
    code,
    mark,
    product: ticket.product,
  }
}

type Opened = { code: string; sealed?: TicketClaims } | { problem: Extract<Judged['ticket'], string> }

async function openText(text: string, keys: DeviceView['keys']): Promise<Opened> {
  const shown = readShown(text)
  if (shown.kind === 'other') return { problem: 'not-a-ticket' }
  if (shown.kind === 'code') return { code: shown.code }
  if (!keys) {
    const code = /^P1\.([0-9A-Z]{16})\./.exec(shown.text)?.[1]
    return code ? { code } : { problem: 'not-a-ticket' }
  }
  const opened = await openSeal(shown.text, keys)
  return opened.ok ? { code: opened.ticket.code, sealed: opened.ticket } : { problem: opened.reason }
}

// What the list says of a ticket is newer than what is printed on it.
function ticketIn(list: OpenedList, mark: string, sealed?: TicketClaims): DoorTicket | 'unknown' {
  const listed = list.find(mark)
  if (listed) return listed
  if (!sealed || list.isReplaced(mark)) return 'unknown'
  return { ...sealed, code: mark, state: 'paid', isSealedOnly: true }
}

function entriesIn(readings: readonly Reading[], mark: string): Scan[] {
  return readings
    .filter(reading => reading.mark === mark && reading.judgement?.verdict === 'admit')
    .map(({ nonce, gate, at }) => ({ nonce, code: mark, gate, at, isAdmitted: true }))
}

function refuse(reason: Extract<Judged['ticket'], string>): Judgement {
  return { verdict: 'refuse', reason }
}
