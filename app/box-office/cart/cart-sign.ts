import { signCookie } from './sign-cookie.ts'

/** What the pages of the site, which are the same for everybody, may know of a visitor's cart. */
export type CartSign = { count: number; heldUntil: string }

export function signValue(count: number, heldUntil: Date): string {
  return `${count}.${heldUntil.getTime()}`
}

/** The sign of a cart among the browser's cookies as it stands there; empty without a cart. */
export function findSign(cookies: string): string {
  return pattern.exec(cookies)?.[1] ?? ''
}

export function readSign(sign: string): CartSign | null {
  const [count, until] = sign.split('.')
  return count && until ? { count: Number(count), heldUntil: new Date(Number(until)).toISOString() } : null
}

const pattern = new RegExp(`(?:^|;\\s*)${signCookie}=(\\d{1,3}\\.\\d{1,14})(?:;|$)`)
