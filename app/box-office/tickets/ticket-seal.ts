import { fromBase32 } from './crockford.ts'
import { readQrPayload, type TicketClaims } from './ticket-claims.ts'

/** Why a scanned text is not a ticket of ours; `newer` is one that this scanner is too old to read. */
export type SealProblem = 'not-a-ticket' | 'newer' | 'forged'
export type OpenedSeal = { ok: true; ticket: TicketClaims } | { ok: false; reason: SealProblem }

/**
 * The text in a ticket's QR code, `P1.<code>.<facts>.<signature>`, checked without a network, in the browser of a
 * scanner or on the server. The text has one spelling: a changed character anywhere is refused.
 */
export async function openSeal(text: string, keys: readonly CryptoKey[]): Promise<OpenedSeal> {
  const version = /^P(\d+)\./.exec(text)?.[1]
  if (version === undefined) return refused('not-a-ticket')
  if (version !== sealVersion) return refused('newer')
  const parts = /^(P1\.([0-9A-Z]{16})\.([0-9A-Z:/-]+))\.([0-9A-Z]{103})$/.exec(text)
  const [, signed = '', code = '', facts = '', tail = ''] = parts ?? []
  const signature = fromBase32(tail)
  if (!parts || !signature) return refused('forged')
  if (!(await isSealedByOneOf(keys, signature, new TextEncoder().encode(signed)))) return refused('forged')
  const known = readQrPayload(facts)
  return known ? { ok: true, ticket: { code, ...known } } : refused('newer')
}

/** The public halves as the server gives them to scanners. Throws where the browser does not know Ed25519. */
export function importSealKeys(publicKeys: readonly string[]): Promise<CryptoKey[]> {
  return Promise.all(publicKeys.map(importSealKey))
}

export const sealVersion = '1'

async function isSealedByOneOf(
  keys: readonly CryptoKey[],
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  for (const key of keys) if (await crypto.subtle.verify('Ed25519', key, signature, signed)) return true
  return false
}

async function importSealKey(publicKey: string): Promise<CryptoKey> {
  const bytes = fromBase32(publicKey)
  if (!bytes) throw new Error('The public key of the tickets is not base32')
  return crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify'])
}

function refused(reason: SealProblem): OpenedSeal {
  return { ok: false, reason }
}
