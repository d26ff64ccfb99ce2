import { randomBytes, X509Certificate } from 'node:crypto'
import { checkTimeStamp, type TimeStamp, type TimeStampRefusal } from './check-time-stamp.server.ts'
import { timeStampRequest } from './time-stamp-request.ts'

export type TimeStampService = { url: string; trusted: readonly X509Certificate[]; timeoutMs?: number }

export type Stamped =
  /** The answer as it came is the receipt: anybody can check it. */
  { ok: true; receipt: Uint8Array; stamp: TimeStamp } | { ok: false; reason: TimeStampRefusal | 'no-answer' }

const mostBytes = 64 * 1024

/** Asks a time-stamping service to confirm that this hash is there now. One request, never repeated here: a job does that. */
export async function fetchTimeStamp(service: TimeStampService, hash: Uint8Array): Promise<Stamped> {
  const nonce = randomBytes(8)
  const receipt = await post(service, timeStampRequest(hash, nonce))
  if (!receipt) return { ok: false, reason: 'no-answer' }
  const checked = checkTimeStamp(receipt, { hash, nonce, trusted: service.trusted })
  return checked.ok ? { ok: true, receipt, stamp: checked.stamp } : checked
}

/** Certificates as a settings file holds them: one PEM after another. */
export function readCertificates(pem: string): X509Certificate[] {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  return found.map(one => new X509Certificate(one))
}

async function post(
  { url, timeoutMs = 10_000 }: TimeStampService,
  request: Uint8Array,
): Promise<Uint8Array | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: Uint8Array.from(request),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const type = response.headers.get('content-type') ?? ''
    const bytes = new Uint8Array(await response.arrayBuffer())
    const isReply = response.ok && type.startsWith('application/timestamp-reply')
    return isReply && bytes.byteLength <= mostBytes ? bytes : null
  } catch {
    return null
  }
}
