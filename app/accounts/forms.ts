import { isMailbox, mailboxKey } from '../platform/mailbox.ts'
import { isGoodPassword } from './password-rules.ts'

const longestName = 120

/** What is wrong with a field of an account; each has its sentence in both languages. */
export type FieldFault = 'name' | 'email' | 'password' | 'different' | 'consent'
export type Fault = { field: string; fault: FieldFault }

type Typed = Record<string, string | undefined>

/** A name as people write it: letters of some kind, on one line. */
export function readName(typed: Typed): string | null {
  const name = (typed.fullName ?? '').replace(/\s+/gu, ' ').trim()
  return name.length <= longestName && /\p{L}/u.test(name) && !/[\p{Cc}\p{Cf}<>]/u.test(name) ? name : null
}

export function readEmail(typed: Typed): string | null {
  const email = mailboxKey(typed.email ?? '')
  return isMailbox(email) ? email : null
}

/** Who wants to register. Nothing but these four fields is looked at. */
export function readRegistration(typed: Typed) {
  const name = readName(typed)
  const email = readEmail(typed)
  const password = typed.password ?? ''
  const faults: Fault[] = []
  if (name === null) faults.push({ field: 'fullName', fault: 'name' })
  if (email === null) faults.push({ field: 'email', fault: 'email' })
  if (!isGoodPassword(password)) faults.push({ field: 'password', fault: 'password' })
  if (typed.personalDataAgree !== 'on') faults.push({ field: 'personalDataAgree', fault: 'consent' })
  return name !== null && email !== null && faults.length === 0
    ? ({ ok: true, name, email, password } as const)
    : ({ ok: false, faults } as const)
}
