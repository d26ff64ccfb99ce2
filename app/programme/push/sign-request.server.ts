import { createECDH, createHash, createPrivateKey, sign } from 'node:crypto'
import type { VapidKeys } from './push-desk.ts'

// A push service refuses more than 24 hours.
const goodForMs = 12 * 3_600_000

/**
 * How we say who we are to a push service (RFC 8292): a token for its origin, signed by ES256. `now` is the machine's own
 * time: the fair's may be set, the service's is not.
 */
export function signRequest(
  endpoint: string,
  { keys, subject }: { keys: VapidKeys; subject: string },
  now: Date,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now.getTime() + goodForMs) / 1000),
    sub: subject,
  }
  const said = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.')
  const key = createPrivateKey({ key: jwkOf(keys), format: 'jwk' })
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${said}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

/** The pair that belongs to a secret: every process that knows it has the same. */
export function vapidKeysFrom(secret: string): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(createHash('sha256').update(secret).digest())
  // A number may have fewer bytes than the curve.
  const signingKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return { publicKey: pair.getPublicKey('base64url'), signingKey: signingKey.toString('base64url') }
}

function jwkOf({ publicKey, signingKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33), d: signingKey }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
