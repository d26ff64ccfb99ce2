import type { Role } from '../platform/person.ts'

const hour = 3_600
// The longest day of the fair, from the first key to the last.
const shiftHours = 16
// An application is written over a fortnight, and opens nobody's money or data but one's own.
const memberDays = 14

/** How long somebody stays signed in. Whoever sees what others have sent signs in every day. */
export function sessionSeconds(role: Role): number {
  return role === 'member' ? memberDays * 24 * hour : shiftHours * hour
}

/** The cookies of a session that was made for a shift, with the time this person stays. */
export function withStay(cookies: readonly string[], role: Role): string[] {
  return cookies.map(cookie =>
    cookie.includes('session_token=')
      ? cookie.replace(`Max-Age=${sessionSeconds('admin')}`, `Max-Age=${sessionSeconds(role)}`)
      : cookie,
  )
}
