import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const lifeMs = 24 * 3_600_000
// A clock that was set back a little must not cost anybody their form.
const skewMs = 60_000

export type ReadToken = { isGood: true; ageMs: number } | { isGood: false }

/**
 * The one-time token of a form: when it was given out, a random part, and our seal over both. It is not kept until it is
 * used: then the submission carries it, and a second one cannot.
 */
export function issueToken(secret: string, now: Date): string {
  const open = `${now.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`
  return `${open}.${seal(secret, open)}`
}

export function readToken(secret: string, token: string, now: Date): ReadToken {
  const parts = /^([0-9a-z]{1,12}\.[\w-]{16})\.([\w-]{22})$/.exec(token)
  if (!parts) return { isGood: false }
  const [, open = '', given = ''] = parts
  const ageMs = now.getTime() - Number.parseInt(open, 36)
  const isOurs = timingSafeEqual(Buffer.from(seal(secret, open)), Buffer.from(given))
  return isOurs && ageMs > -skewMs && ageMs < lifeMs ? { isGood: true, ageMs } : { isGood: false }
}

function seal(secret: string, open: string): string {
  return createHmac('sha256', secret).update(`form-token ${open}`).digest('base64url').slice(0, 22)
}
