import { toBase32 } from '../box-office/tickets/crockford.ts'

/**
 * A ticket's code as devices keep it: a hash of 80 bits, as long as the code itself. It recognises a code that somebody
 * shows or types, and from a stolen device nobody reads one. Salted by the edition, not the day: what was read with
 * yesterday's list is known to today's.
 */
export async function codeMark(code: string, editionId: string): Promise<string> {
  const bytes = new TextEncoder().encode(markedText(code, editionId))
  return markOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

export function markedText(code: string, editionId: string): string {
  return `door ${editionId} ${code}`
}

export function markOf(digest: Uint8Array): string {
  return toBase32(digest.subarray(0, 10))
}
