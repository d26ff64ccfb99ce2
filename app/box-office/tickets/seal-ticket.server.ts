import { type KeyObject, randomBytes, sign } from 'node:crypto'
import { toBase32 } from './crockford.ts'
import type { TicketClaims } from './door-ticket.ts'
import { writeQrPayload } from './qr-payload.ts'
import { sealVersion } from './ticket-seal.ts'

/** The text of a ticket's QR code: its code and what a scanner must know, signed. Same ticket, same text. */
export type SealTicket = (ticket: TicketClaims) => string

/** Who seals has the key; everybody else is handed the sealing alone. */
export function sealWith(privateKey: KeyObject): SealTicket {
  return ticket => {
    const signed = `P${sealVersion}.${ticket.code}.${writeQrPayload(ticket)}`
    return `${signed}.${toBase32(sign(null, Buffer.from(signed), privateKey))}`
  }
}

declare module '../../page-server/services.ts' {
  interface Services {
    sealTicket: SealTicket
  }
}

/** 80 random bits in 16 characters: nobody guesses a ticket, and a person can still type it. */
export function newTicketCode(): string {
  return toBase32(randomBytes(10))
}

/** 144 random bits for the address of an order or of a single ticket. */
export function newSecret(): string {
  return randomBytes(18).toString('base64url')
}
