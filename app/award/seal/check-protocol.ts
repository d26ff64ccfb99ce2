import { type AwardResult, countAward } from '../count/award-result.ts'
import { canonicalJson } from './canonical-json.ts'
import { type Protocol, protocolFormat } from './protocol.ts'

export const protocolProblems = [
  'not-json',
  /** The same value in another spelling: its hash is another too. */
  'not-canonical',
  'unknown-format',
  /** Something is missing, or not of its kind. */
  'malformed',
  /** The file is not the one whose hash was published. */
  'other-hash',
  /** Counted again it comes to something else. */
  'other-result',
] as const
export type ProtocolProblem = (typeof protocolProblems)[number]

export type ProtocolCheck =
  | { ok: true; hash: string; protocol: Protocol }
  | { ok: false; hash: string; problems: ProtocolProblem[]; recounted: AwardResult | null }

/**
 * What anybody may do with a protocol: take its hash, hold it against the published one, and count the result once more.
 * It runs on the command line and in a browser alike and asks nobody. Everything that is wrong is told, not the first only.
 */
export async function checkProtocol(bytes: Uint8Array, published?: string): Promise<ProtocolCheck> {
  const hash = await sha256(bytes)
  const isOther = published !== undefined && published.toLowerCase() !== hash
  const other: ProtocolProblem[] = isOther ? ['other-hash'] : []
  const read = readProtocol(bytes)
  if ('problem' in read) return { ok: false, hash, problems: [...other, read.problem], recounted: null }
  const recounted = recount(read.protocol)
  if (!recounted) return { ok: false, hash, problems: [...other, 'malformed'], recounted }
  if (canonicalJson(recounted) !== canonicalJson(read.protocol.result)) other.push('other-result')
  return other.length === 0
    ? { ok: true, hash, protocol: read.protocol }
    : { ok: false, hash, problems: other, recounted }
}

/** SHA-256 in small hexadecimal digits, as it is published. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
}

export function protocolBytes(protocol: Protocol): Uint8Array {
  return new TextEncoder().encode(canonicalJson(protocol))
}

function readProtocol(bytes: Uint8Array): { protocol: Protocol } | { problem: ProtocolProblem } {
  let text: string
  let value: unknown
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    value = JSON.parse(text)
  } catch {
    return { problem: 'not-json' }
  }
  try {
    // Blanks, names twice and other spellings of a number would let two files say the same.
    if (canonicalJson(value) !== text) return { problem: 'not-canonical' }
  } catch {
    return { problem: 'not-canonical' }
  }
  const protocol = value as Partial<Protocol> | null
  return protocol?.format === protocolFormat
    ? { protocol: protocol as Protocol }
    : { problem: 'unknown-format' }
}

/** Whatever is not as it should be makes the counting stumble: then there is no result. */
function recount(protocol: Protocol): AwardResult | null {
  try {
    return countAward(protocol, protocol.rule)
  } catch {
    return null
  }
}
