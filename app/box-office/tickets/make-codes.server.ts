import { createHmac, randomBytes } from 'node:crypto'
import { toBase32 } from './crockford.ts'
import { invitationCode } from './invitation-code.ts'

/** Short enough to be said; it opens nothing by itself. */
export function newOrderCode(): string {
  return `P-${toBase32(randomBytes(5)).slice(0, 6)}`
}

/** The number of a pass as people write it in many ways, kept as something nobody can read back. */
export function hashPass(passNumber: string, editionId: string, key: string): string {
  const bare = oneAlphabet(passNumber.normalize('NFKC').toUpperCase()).replace(/[^\p{L}\p{N}]/gu, '')
  return createHmac('sha256', key).update(`${editionId}:${bare}`).digest('base64url')
}

// Passes are printed with letters that look alike in two alphabets; whoever types them may mean either.
const twins: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  Ё: 'E',
}

function oneAlphabet(text: string): string {
  return text.replace(/[АВЕЁКМНОРСТУХ]/g, letter => twins[letter] ?? letter)
}

/** 80 random bits in 16 characters: nobody guesses a ticket, and a person can still type it. */
export function newTicketCode(): string {
  return toBase32(randomBytes(10))
}

/** 60 random bits: with a thousand of them about, a billion guesses find none. */
export function newInvitationCode(): string {
  return invitationCode(toBase32(randomBytes(8)).slice(0, 12))
}

/** 144 random bits for the address of an order or of a single ticket. */
export function newSecret(): string {
  return randomBytes(18).toString('base64url')
}
