/** What a link in a letter is good for. */
export type LinkPurpose = 'register' | 'sign-in' | 'reset' | 'email-old' | 'email-new' | 'invite'

/** How long it is good, in minutes. */
export const linkMinutes: Record<LinkPurpose, number> = {
  register: 24 * 60,
  'sign-in': 15,
  reset: 60,
  'email-old': 24 * 60,
  'email-new': 24 * 60,
  invite: 3 * 24 * 60,
}

/** Somebody who has registered and has not opened the letter yet. There is no account of theirs before they have. */
export type Registration = {
  name: string
  /** As a hash, always. */
  password: string
  consent: {
    document: string
    version: number
    hash: string
    address: string
    userAgent: string
    givenAt: string
  }
}

/** The letters of a link's secret: 32 random bytes. */
export const linkToken = /^[\w-]{43}$/

export function linkPath(token: string): string {
  return `/account/link/${token}/`
}
