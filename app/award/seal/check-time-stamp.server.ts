import { createHash, timingSafeEqual, verify, X509Certificate } from 'node:crypto'
import {
  areSame,
  type Der,
  expectTag,
  integer,
  joined,
  NotDer,
  oidOf,
  partsOf,
  readDer,
  tags,
} from '../../platform/der.ts'
import { sha256Oid } from './time-stamp-request.ts'

const oids = {
  signedData: '1.2.840.113549.1.7.2',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStamping: '1.3.6.1.5.5.7.3.8',
}
const digests: Partial<Record<string, string>> = {
  [sha256Oid]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

export type TimeStamp = { at: Date; serial: string }
export type TimeStampRefusal =
  /** The service says no, or answers something that is no time stamp. */
  'refused' | 'malformed' | 'other-hash' | 'other-nonce' | 'wrong-signature' | 'unknown-signer'
export type TimeStampCheck = { ok: true; stamp: TimeStamp } | { ok: false; reason: TimeStampRefusal }

export type Expected = {
  hash: Uint8Array
  /** The number of the request; without one any is right: so a kept receipt is checked. */
  nonce?: Uint8Array
  /** Certificates that are trusted: the service's own, or who has issued it. */
  trusted: readonly X509Certificate[]
}

/** Whether an answer of a time-stamping service (RFC 3161) is true: of this hash, asked by us, signed by whom we trust. */
export function checkTimeStamp(answer: Uint8Array, expected: Expected): TimeStampCheck {
  try {
    return checkAnswer(answer, expected)
  } catch (error) {
    // Node's own reader of certificates has its own errors.
    if (error instanceof NotDer || (error as { code?: string }).code?.startsWith('ERR_OSSL')) {
      return { ok: false, reason: 'malformed' }
    }
    throw error
  }
}

function checkAnswer(answer: Uint8Array, expected: Expected): TimeStampCheck {
  const [status, token] = partsOf(expectTag(readDer(answer), tags.sequence))
  const granted = expectTag(partsOf(expectTag(status, tags.sequence))[0], tags.integer).content[0]
  if ((granted !== 0 && granted !== 1) || !token) return { ok: false, reason: 'refused' }
  const signed = signedDataOf(token)
  const info = infoOf(signed.content)
  if (info.algorithm !== sha256Oid || !isEqual(info.imprint, expected.hash)) {
    return { ok: false, reason: 'other-hash' }
  }
  if (expected.nonce && !(info.nonce && areSame(info.nonce.whole, integer(expected.nonce)))) {
    return { ok: false, reason: 'other-nonce' }
  }
  const signer = signerOf(signed, info.at, expected.trusted)
  if (!signer) return { ok: false, reason: 'unknown-signer' }
  if (!isSignedBy(signer, signed)) return { ok: false, reason: 'wrong-signature' }
  return { ok: true, stamp: { at: info.at, serial: info.serial } }
}

type Signed = { content: Uint8Array; certificates: X509Certificate[]; signer: Der[] }

function signedDataOf(token: Der): Signed {
  const [type, wrapped] = partsOf(expectTag(token, tags.sequence))
  if (oidOf(type) !== oids.signedData) throw new NotDer('signed data was expected')
  const [data] = partsOf(expectTag(wrapped, 0xa0))
  const [, , capsule, ...rest] = partsOf(expectTag(data, tags.sequence))
  const [contentType, content] = partsOf(expectTag(capsule, tags.sequence))
  if (oidOf(contentType) !== oids.timeStampInfo) throw new NotDer('a time stamp was expected')
  const [octets] = partsOf(expectTag(content, 0xa0))
  const certificates = rest.find(({ tag }) => tag === 0xa0)
  const signers = partsOf(
    expectTag(
      rest.find(({ tag }) => tag === tags.set),
      tags.set,
    ),
  )
  // RFC 3161: the service signs, and nobody else.
  if (signers.length !== 1) throw new NotDer('one signer was expected')
  return {
    content: expectTag(octets, tags.octets).content,
    certificates: certificates ? partsOf(certificates).map(({ whole }) => new X509Certificate(whole)) : [],
    signer: partsOf(expectTag(signers[0], tags.sequence)),
  }
}

function infoOf(bytes: Uint8Array) {
  const [, , imprint, serial, time, ...rest] = partsOf(expectTag(readDer(bytes), tags.sequence))
  const [algorithm, hash] = partsOf(expectTag(imprint, tags.sequence))
  return {
    algorithm: oidOf(partsOf(expectTag(algorithm, tags.sequence))[0]),
    imprint: expectTag(hash, tags.octets).content,
    serial: Buffer.from(expectTag(serial, tags.integer).content)
      .toString('hex')
      .replace(/^0+(?=.)/, ''),
    at: momentOf(expectTag(time, tags.generalizedTime).content),
    nonce: rest.find(({ tag }) => tag === tags.integer),
  }
}

/** `20250910181407Z`, perhaps with a fraction of the second. */
function momentOf(bytes: Uint8Array): Date {
  const text = Buffer.from(bytes).toString('latin1')
  const read = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/.exec(text)
  if (!read) throw new NotDer('a moment was expected')
  const [, year, month, day, hour, minute, second, part = ''] = read
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${part.slice(0, 4)}Z`)
  if (Number.isNaN(at.getTime())) throw new NotDer('a moment was expected')
  return at
}

/** The certificate that the signature names: for time stamps, good at that moment, trusted or issued by one that is. */
function signerOf({ certificates, signer }: Signed, at: Date, trusted: readonly X509Certificate[]) {
  const named = attributeOf(signer, oids.signingCertificateV2)
  const essence = partsOf(
    partsOf(expectTag(named, tags.sequence))[0] ?? expectTag(undefined, tags.sequence),
  )[0]
  const parts = partsOf(expectTag(essence, tags.sequence))
  // The hash is SHA-256 unless another is named before it.
  const isPlain = parts[0]?.tag === tags.octets
  const digest = isPlain ? 'sha256' : digests[oidOf(partsOf(expectTag(parts[0], tags.sequence))[0])]
  const hash = expectTag(parts[isPlain ? 0 : 1], tags.octets).content
  const certificate = [...certificates, ...trusted].find(
    ({ raw }) => digest && isEqual(createHash(digest).update(raw).digest(), hash),
  )
  if (!certificate?.keyUsage?.includes(oids.timeStamping)) return null
  if (at < new Date(certificate.validFrom) || at > new Date(certificate.validTo)) return null
  const isTrusted = trusted.some(
    one =>
      areSame(one.raw, certificate.raw) ||
      (one.ca && certificate.checkIssued(one) && certificate.verify(one.publicKey)),
  )
  return isTrusted ? certificate : null
}

function isSignedBy(certificate: X509Certificate, { signer, content }: Signed): boolean {
  const digest = digests[oidOf(partsOf(expectTag(signer[2], tags.sequence))[0])]
  const attributes = expectTag(signer[3], 0xa0)
  const signature = expectTag(signer[5], tags.octets).content
  const claimed = expectTag(attributeOf(signer, oids.messageDigest), tags.octets).content
  if (!digest || oidOf(attributeOf(signer, oids.contentType)) !== oids.timeStampInfo) return false
  if (!isEqual(createHash(digest).update(content).digest(), claimed)) return false
  // What is signed are the attributes under the tag of a set, not the one they travel under.
  const signed = joined([Uint8Array.of(tags.set), attributes.whole.subarray(1)])
  return verify(digest, signed, certificate.publicKey, signature)
}

function attributeOf(signer: readonly Der[], type: string): Der | undefined {
  for (const attribute of partsOf(expectTag(signer[3], 0xa0))) {
    const [name, values] = partsOf(attribute)
    if (oidOf(name) === type) return partsOf(expectTag(values, tags.set))[0]
  }
  return undefined
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
