import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { Resident } from '../resident.ts'
import {
  identifier,
  inside,
  moment,
  nothing,
  number,
  octets,
  sequence,
  setOf,
  tagged,
  type Value,
  valuesIn,
} from './asn1.ts'
import { certificateSerial, serviceName, signatureAlgorithm, signed } from './signing-key.ts'

const pem = readFileSync(new URL('certificate.pem', import.meta.url), 'utf8')
const certificate = new X509Certificate(pem).raw
const sha256 = sequence(identifier('2.16.840.1.101.3.4.2.1'), nothing())
const policy = identifier('1.3.6.1.4.1.55555.3161.1')
const infoType = identifier('1.2.840.113549.1.9.16.1.4')
/** Bits of the failures that RFC 3161 names. */
const failures = { badAlg: 0, badRequest: 2, badDataFormat: 5 }

/** Plays a time-stamping service of RFC 3161, with a key and a certificate of its own: what it signs, any tool can check. */
export function timeStamps(now: () => Date): Resident {
  const app: Resident = new Hono()
  let issued = 4416

  app.post('/timestamp', async c => {
    if (c.req.header('content-type') !== 'application/timestamp-query') return c.body(null, 415)
    const asked = readQuery(Buffer.from(await c.req.arrayBuffer()))
    const answer = 'failure' in asked ? refusal(asked.failure) : granted(asked, ++issued, now())
    return c.body(Uint8Array.from(answer), 200, { 'content-type': 'application/timestamp-reply' })
  })
  app.get('/timestamp/certificate.pem', c => c.text(pem))
  return app
}

type Query = { imprint: Buffer; nonce: Buffer | null; wantsCertificate: boolean }

function readQuery(bytes: Buffer): Query | { failure: number } {
  const [outer] = valuesIn(bytes) ?? []
  const [version, imprint, ...rest] = (outer && valuesIn(outer.content)) || []
  if (outer?.tag !== 0x30 || version?.tag !== 0x02 || version.content[0] !== 1 || imprint?.tag !== 0x30) {
    return { failure: failures.badDataFormat }
  }
  const [algorithm, hash] = valuesIn(imprint.content) ?? []
  const [name] = (algorithm && valuesIn(algorithm.content)) || []
  const isSha256 = name?.whole.equals(identifier('2.16.840.1.101.3.4.2.1')) && hash?.content.length === 32
  if (!isSha256) return { failure: failures.badAlg }
  // A policy of somebody else's, or an extension: not offered here.
  if (rest.some(({ tag }) => tag === 0x06 || tag === 0xa0)) return { failure: failures.badRequest }
  const of = (tag: number): Value | undefined => rest.find(value => value.tag === tag)
  return {
    imprint: imprint.whole,
    nonce: of(0x02)?.whole ?? null,
    wantsCertificate: of(0x01)?.content[0] === 0xff,
  }
}

function granted({ imprint, nonce, wantsCertificate }: Query, serial: number, at: Date): Buffer {
  const info = sequence(number(1), policy, imprint, number(serial), moment(at), ...(nonce ? [nonce] : []))
  const attribute = (name: string, value: Buffer) => sequence(identifier(name), setOf(value))
  const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
  const attributes = setOf(
    attribute('1.2.840.113549.1.9.3', infoType),
    attribute('1.2.840.113549.1.9.4', octets(digestOf(info))),
    attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(octets(digestOf(certificate)))))),
  )
  const signer = sequence(
    number(1),
    sequence(serviceName, certificateSerial),
    sha256,
    // The same set, under the tag it travels with.
    Buffer.concat([Buffer.from([0xa0]), attributes.subarray(1)]),
    signatureAlgorithm,
    octets(signed(attributes)),
  )
  const data = sequence(
    number(3),
    setOf(sha256),
    sequence(infoType, inside(0, octets(info))),
    ...(wantsCertificate ? [inside(0, certificate)] : []),
    setOf(signer),
  )
  return sequence(sequence(number(0)), sequence(identifier('1.2.840.113549.1.7.2'), inside(0, data)))
}

function refusal(bit: number): Buffer {
  const unused = 7 - (bit % 8)
  return sequence(sequence(number(2), tagged(0x03, Buffer.from([unused, 0x80 >> bit]))))
}
