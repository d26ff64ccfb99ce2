import { createHash, sign } from 'node:crypto'
import { der, expectTag, oid, partsOf, readDer, tags } from '../../platform/der.ts'
import type { AppleWallet } from './wallets.ts'

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
}
const utcTime = 0x17
const versionOne = der(tags.integer, Uint8Array.of(1))
const algorithm = (name: string) => sequence(oid(name), der(tags.nothing))

/** A detached signature (CMS, RFC 5652) with the certificates a phone needs to check it. */
export function signManifest(
  manifest: Uint8Array,
  { certificate, issuer, key }: Pick<AppleWallet, 'certificate' | 'issuer' | 'key'>,
  now: Date,
): Uint8Array {
  const attributes = setOf(
    attribute(oids.contentType, oid(oids.data)),
    attribute(oids.messageDigest, der(tags.octets, createHash('sha256').update(manifest).digest())),
    attribute(oids.signingTime, der(utcTime, Buffer.from(utcTimeOf(now)))),
  )
  const signer = sequence(
    versionOne,
    issuerAndSerial(certificate.raw),
    algorithm(oids.sha256),
    retagged(0, attributes),
    algorithm(oids.rsa),
    der(tags.octets, sign('sha256', attributes, key)),
  )
  const signed = sequence(
    versionOne,
    setOf(algorithm(oids.sha256)),
    sequence(oid(oids.data)),
    retagged(0, setOf(certificate.raw, issuer.raw)),
    setOf(signer),
  )
  return sequence(oid(oids.signedData), der(0xa0, signed))
}

function issuerAndSerial(certificate: Uint8Array): Uint8Array {
  const [body] = partsOf(readDer(certificate))
  const parts = partsOf(expectTag(body, tags.sequence))
  // The version stands first, unless it is the oldest.
  const [serial, , issuer] = parts[0]?.tag === 0xa0 ? parts.slice(1) : parts
  return sequence(expectTag(issuer, tags.sequence).whole, expectTag(serial, tags.integer).whole)
}

function attribute(name: string, value: Uint8Array): Uint8Array {
  return sequence(oid(name), setOf(value))
}

function sequence(...parts: Uint8Array[]): Uint8Array {
  return der(tags.sequence, ...parts)
}

// DER has one order for the members of a set.
function setOf(...members: Uint8Array[]): Uint8Array {
  return der(tags.set, ...members.toSorted(Buffer.compare))
}

/** What is signed is a set; inside the message it has a tag of its own. */
function retagged(number: number, set: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(set)
  copy[0] = 0xa0 | number
  return copy
}

/** A moment before 2050. */
function utcTimeOf(moment: Date): string {
  return `${moment.toISOString().replace(/\D/g, '').slice(2, 14)}Z`
}
