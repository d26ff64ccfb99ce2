import { awardKinds } from './kinds/award.ts'
import { exhibitorKinds } from './kinds/exhibitors.ts'
import type { MailKindTerms } from './kinds/kind-terms.ts'
import { otherKinds } from './kinds/others.ts'
import { ticketKinds } from './kinds/tickets.ts'

/** Every kind of letter there is. `postLetter` takes no other, and `letter-kinds.test.ts` holds the variables to the words. */
export const mailKinds = { ...ticketKinds, ...exhibitorKinds, ...awardKinds, ...otherKinds }

export type MailKind = keyof typeof mailKinds

export const mailKindNames = Object.keys(mailKinds) as MailKind[]

/** The terms of what stands in the outbox; null for a letter from before kinds were written down. */
export function termsOf(kind: string): MailKindTerms | null {
  return Object.hasOwn(mailKinds, kind) ? mailKinds[kind as MailKind] : null
}
