import type { Entry } from './page-server/guard.ts'
import { type Role, staffRoles } from './platform/person.ts'

/** Who opens what, as the plans of the office and of downloads say it; the guard asks it (`page-server/guard.ts`). */
const staff = <Own extends Role>(role: Own) => ({ audience: 'staff', role }) as const satisfies Entry

export const admin = staff('admin')
export const boxOffice = staff('box-office')
export const chiefEditor = staff('chief-editor')
export const door = staff('door')
export const exhibitors = staff('exhibitors')
export const award = staff('award')

/** Of which kinds, `editorial/rights.ts` says. */
export const editorial = {
  ...staff('editor'),
  alsoFor: ['chief-editor', 'translator', 'press', 'curator'],
} as const

/** The press office sees accreditations alone (`applications/office/own-forms.ts`). */
export const requests = { ...staff('requests'), alsoFor: ['press'] } as const

/** What an accountant looks at: whoever only reads does nothing there (`page-server/guard.ts`). */
export const alsoForAccounts = { alsoFor: ['accountant'] } as const

/** Everybody of staff reads their own traces; who reads more stands in `journal/reader.ts`. */
export const journal = { ...admin, alsoFor: staffRoles.filter(role => role !== 'admin') } as const

/** Who sees which letters stands in `mail/office/letter-reader.ts`. */
export const letters = { ...admin, alsoFor: ['box-office', 'requests', 'exhibitors', 'award'] } as const

/** Whoever has an account, and those whom staff have given a role. */
export const member = { audience: 'person', role: 'member' } as const
export const council = { audience: 'person', role: 'council' } as const
export const juror = { audience: 'person', role: 'juror' } as const
