import { type KeyObject, sign } from 'node:crypto'
import { keepRecent } from '../../platform/keep-recent.ts'
import { toBase32 } from './crockford.ts'
import { type TicketClaims, writeQrPayload } from './ticket-claims.ts'
import { sealVersion } from './ticket-seal.ts'

/** The text of a ticket's QR code: its code and what a scanner must know, signed. Same ticket, same text. */
export type SealTicket = (ticket: TicketClaims) => string

/** Who seals has the key; everybody else is handed the sealing alone. */
export function sealWith(privateKey: KeyObject): SealTicket {
  // Whoever waits at the gate looks at a ticket again and again.
  const recent = keepRecent<string>(1_000)
  return ticket => {
    const signed = `P${sealVersion}.${ticket.code}.${writeQrPayload(ticket)}`
    return recent(signed, () => `${signed}.${toBase32(sign(null, Buffer.from(signed), privateKey))}`)
  }
}

declare module '../../page-server/services.ts' {
  interface Services {
    sealTicket: SealTicket
  }
}
