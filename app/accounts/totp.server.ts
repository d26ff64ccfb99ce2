import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// One-time codes as every authenticator app makes them (RFC 6238): SHA-1, six digits, half a minute each.

/** Which half minute it is. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 30_000)
}

/** 160 random bits in the letters an app takes when nobody can scan. */
export function newTotpSecret(): string {
  return Array.from(randomBytes(32), byte => letters[byte & 31]).join('')
}

/** The half minute this code belongs to: the present one or a neighbour, for clocks differ. Null where it is none of theirs. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const present = stepOf(now)
  const given = Buffer.from(code)
  const found = [present - 1, present, present + 1].filter(step => {
    const right = Buffer.from(codeAt(secret, step))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return found.at(-1) ?? null
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(at) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** What stands in the QR code that sets up an app. */
export function totpUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, letter => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
