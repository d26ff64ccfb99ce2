import { der, integer, oid, tags } from '../../platform/der.ts'

export const sha256Oid = '2.16.840.1.101.3.4.2.1'

/**
 * A request of RFC 3161: the hash, a number by which the answer is known to be ours, and the wish for the certificate. The
 * service learns the hash and nothing of what was hashed.
 */
export function timeStampRequest(hash: Uint8Array, nonce: Uint8Array): Uint8Array {
  const algorithm = der(tags.sequence, oid(sha256Oid), der(tags.nothing))
  return der(
    tags.sequence,
    integer(Uint8Array.of(1)),
    der(tags.sequence, algorithm, der(tags.octets, hash)),
    integer(nonce),
    der(tags.boolean, Uint8Array.of(0xff)),
  )
}
