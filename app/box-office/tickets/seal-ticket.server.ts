import { type KeyObject, randomBytes, sign } from 'node:crypto'
import { toBase32 } from './crockford.ts'
import type { SealedTicket } from './door-ticket.ts'
import { writeFacts } from './qr-payload.ts'
import { sealVersion } from './ticket-seal.ts'

/** The text of a ticket's QR code: its code and what a scanner must know, signed. Same ticket, same text. */
export function sealTicket(ticket: SealedTicket, privateKey: KeyObject): string {
  const signed = `P${sealVersion}.${ticket.code}.${writeFacts(ticket)}`
  return `${signed}.${toBase32(sign(null, Buffer.from(signed), privateKey))}`
}

/** 80 random bits in 16 characters: nobody guesses a ticket, and a person can still type it. */
export function newTicketCode(): string {
  return toBase32(randomBytes(10))
}

/** 144 random bits for the address of an order or of a single ticket. */
export function newSecret(): string {
  return randomBytes(18).toString('base64url')
}
