import { createHmac, randomBytes } from 'node:crypto'

// Crockford's letters: none is mistaken for another on paper or on the telephone.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 160 bits for the address of an order or of a ticket. */
export function newSecret(): string {
  return randomBytes(20).toString('base64url')
}

/** 80 bits: what the QR of a ticket carries and a desk may type. */
export function newTicketCode(): string {
  return randomLetters(16)
}

/** Short enough to be said; it opens nothing by itself. */
export function newOrderCode(): string {
  return `P-${randomLetters(6)}`
}

/** The number of a pass as people write it in many ways, kept as something nobody can read back. */
export function hashPass(passNumber: string, editionId: string, key: string): string {
  const bare = passNumber.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  return createHmac('sha256', key).update(`${editionId}:${bare}`).digest('base64url')
}

function randomLetters(count: number): string {
  return Array.from(randomBytes(count), byte => letters[byte % letters.length]).join('')
}
