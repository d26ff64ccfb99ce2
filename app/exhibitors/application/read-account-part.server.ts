import { and, eq, isNull } from 'drizzle-orm'
import type { AccountRoom } from '../../accounts/account-room.ts'
import { openFair } from '../../editions/open-fair.ts'
import { endOfDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { calendarFacts, windowPhase } from '../application-window.ts'
import { everyOwn, findOwn, findShown } from '../find-application.server.ts'
import { isApplicant } from '../require-applicant.server.ts'
import { exhibitorApplications } from '../tables.ts'
import { overviewOf } from './overview.ts'
import { applicationTexts } from './texts.server.ts'

const to = '/account/application/'

/** What an exhibitor finds in their account of the application, and what stays of it when the account goes. */
export const applicationInAccount: AccountRoom = {
  async waiting({ db, person, locale, now }) {
    if (!isApplicant(person)) return []
    const own = await findOwn(db, person.id)
    const t = applicationTexts[locale].account
    if (own?.state === 'changes-asked' && calendarFacts(own, now)['changes-in-time'])
      return [{ ...t.change, to, dueAt: own.changesUntil && new Date(own.changesUntil.getTime() - 1) }]
    if (windowPhase(now) !== 'open') return []
    const dueAt = new Date(endOfDay(openFair.applications.closesOn).getTime() - 1)
    if (!own) {
      const days = formatDays(openFair.firstDay, openFair.lastDay, locale, { withYear: true })
      return [{ ...t.begin, text: fill(t.begin.text, { days }), to, dueAt }]
    }
    return own.state === 'draft' ? [{ ...t.finish, to, dueAt }] : []
  },
  async overview({ db, person, locale, now }) {
    const own = isApplicant(person) ? await findShown(db, person.id, now) : null
    return own && overviewOf(own, locale, now)
  },
  async staying({ db, person, locale }) {
    const own = await everyOwn(db, person.id)
    return own.some(({ submittedAt }) => submittedAt) ? [applicationTexts[locale].account.stays] : []
  },
  // What was never submitted goes, to whichever fair; its files are swept within the hour (`works/erase-applications.server.ts`).
  async forget(tx, person) {
    const { personId, submittedAt } = exhibitorApplications
    await tx
      .update(exhibitorApplications)
      .set({ personId: null, fields: {} })
      .where(and(eq(personId, person.id), isNull(submittedAt)))
  },
}
