import type { FormDescription } from './description.ts'
import { award } from './descriptions/award.ts'
import { children } from './descriptions/children.ts'
import { consentWithdrawal } from './descriptions/consent-withdrawal.ts'
import { contact } from './descriptions/contact.ts'
import { convention } from './descriptions/convention.ts'
import { enquiry } from './descriptions/enquiry.ts'
import { exhibitor } from './descriptions/exhibitor.ts'
import { group } from './descriptions/group.ts'
import { guide } from './descriptions/guide.ts'
import { media } from './descriptions/media.ts'
import { newsletter } from './descriptions/newsletter.ts'
import { partner } from './descriptions/partner.ts'
import { volunteer } from './descriptions/volunteer.ts'
import { worded } from './words/form-words.ts'

/** Every form of the fair, by its id. */
const byId = {
  contact,
  volunteer,
  guide,
  media,
  partner,
  award,
  exhibitor,
  children,
  convention,
  group,
  enquiry,
  newsletter,
  'consent-withdrawal': consentWithdrawal,
} satisfies Record<string, FormDescription>

export type FormId = keyof typeof byId

/** As the code has them. */
export const forms: readonly FormDescription[] = Object.values(byId)

export function isFormId(id: string): id is FormId {
  return Object.hasOwn(byId, id)
}

/** A form as it is asked now, in editors' words where they have published any. */
export function formOf(id: string): FormDescription | undefined {
  return isFormId(id) ? worded(byId[id]) : undefined
}
