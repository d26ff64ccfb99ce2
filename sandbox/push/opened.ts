import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto'

/** A browser as a push service knows it, with the secrets that in life only the browser has. */
export type Browser = { id: string; pair: ECDH; auth: Buffer; applicationServerKey: string | null }

/** What is said in a message for this browser (RFC 8291), or why it cannot be opened. */
export function openMessage(
  body: Buffer,
  { pair, auth }: Browser,
): { ok: true; text: string } | { ok: false; why: string } {
  const keyBytes = body[20] ?? 0
  const [salt, theirs, sealed] = [
    body.subarray(0, 16),
    body.subarray(21, 21 + keyBytes),
    body.subarray(21 + keyBytes),
  ]
  if (body.length > 4_096) return { ok: false, why: 'the record is longer than 4096 bytes' }
  if (keyBytes !== 65 || sealed.length < 18) return { ok: false, why: 'this is no aes128gcm message' }
  try {
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
    const secret = hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32)
    const of = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    const end = plain.lastIndexOf(2)
    return end < 0
      ? { ok: false, why: 'the last record has no end' }
      : { ok: true, text: plain.subarray(0, end).toString() }
  } catch {
    return { ok: false, why: 'it cannot be opened with the keys of this browser' }
  }
}

/** Why a sender is not believed (RFC 8292); null if it is. */
export function senderFault(
  header: string | undefined,
  { origin, now, key }: { origin: string; now: Date; key: string | null },
): string | null {
  const [, token = '', sent = ''] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? []
  const [head = '', said = '', signature = ''] = token.split('.')
  if (!sent) return 'there is no vapid authorization'
  if (key !== null && key !== sent) return 'this browser was promised to another sender'
  const claims = parsed(said)
  const until = Number(claims.exp) * 1000
  if (claims.aud !== origin) return `the token is for ${String(claims.aud)}`
  if (!(until > now.getTime() && until <= now.getTime() + 86_400_000))
    return 'the token is not for these 24 hours'
  if (!/^(?:mailto:|https:)/.test(String(claims.sub))) return 'nobody can be written to'
  if (parsed(head).alg !== 'ES256') return 'the token is not signed by ES256'
  const point = Buffer.from(sent, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  try {
    const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${said}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    return isSigned ? null : 'the signature is not by this key'
  } catch {
    return 'the key is no point of the curve'
  }
}

export function newPair(): ECDH {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}

function parsed(part: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  } catch {
    return {}
  }
}
