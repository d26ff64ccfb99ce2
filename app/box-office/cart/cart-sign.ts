import { signCookie } from './sign-cookie.ts'

/** What the pages of the site, which are the same for everybody, may know of a visitor's cart. */
export type CartSign = { count: number; heldUntil: string }

export function signValue(count: number, heldUntil: Date): string {
  return `${count}.${heldUntil.getTime()}`
}

/** The sign of a cart among the browser's cookies, if there is one. */
export function readSign(cookies: string): CartSign | null {
  const [, count, until] = pattern.exec(cookies) ?? []
  return count && until ? { count: Number(count), heldUntil: new Date(Number(until)).toISOString() } : null
}

const pattern = new RegExp(`(?:^|;\\s*)${signCookie}=(\\d{1,3})\\.(\\d{1,14})(?:;|$)`)
