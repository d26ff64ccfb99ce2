import { createECDH, createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import {
  bits,
  identifier,
  inside,
  number,
  octets,
  sequence,
  setOf,
  shortMoment,
  tagged,
  text,
  yes,
} from './asn1.ts'

const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'))

/**
 * The service's key. Everybody can know it, for nothing in the sandbox is secret; it is the same at every start, so that a
 * receipt of yesterday can still be checked.
 */
export const signingKey = keyFrom('portico sandbox time stamps')
export const signatureAlgorithm = ecdsaWithSha256

export function signed(bytes: Buffer): Buffer {
  return sign('sha256', bytes, signingKey)
}

export const serviceName = sequence(
  setOf(sequence(identifier('2.5.4.10'), text('Portico sandbox'))),
  setOf(sequence(identifier('2.5.4.3'), text('Time stamps'))),
)
export const certificateSerial = number(3161)

/** Signed by itself, for time stamps and nothing else (RFC 3161, 2.3). `certificate.pem` is one that was made by it. */
export function makeCertificate(): Buffer {
  const extension = (name: string, value: Buffer, isCritical: boolean) =>
    sequence(identifier(name), ...(isCritical ? [yes()] : []), octets(value))
  const publicKey = createPublicKey(signingKey).export({ format: 'der', type: 'spki' })
  const body = sequence(
    inside(0, number(2)),
    certificateSerial,
    ecdsaWithSha256,
    serviceName,
    sequence(shortMoment(new Date('2020-01-01T00:00:00Z')), shortMoment(new Date('2049-12-31T00:00:00Z'))),
    serviceName,
    publicKey,
    inside(
      3,
      sequence(
        // Digital signature.
        extension('2.5.29.15', tagged(0x03, Buffer.from([7, 0x80])), true),
        extension('2.5.29.37', sequence(identifier('1.3.6.1.5.5.7.3.8')), true),
        extension('2.5.29.14', octets(createHash('sha1').update(publicKey).digest()), false),
      ),
    ),
  )
  return sequence(body, ecdsaWithSha256, bits(signed(body)))
}

function keyFrom(words: string) {
  const secret = createHash('sha256').update(words).digest()
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  const point = curve.getPublicKey()
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: secret.toString('base64url'), x: part(1), y: part(33) },
  })
}
