import type { OfficeRoom } from '../../office/office-room.ts'
import { fill } from '../../platform/fill.ts'
import { readsOnly } from '../../platform/person.ts'
import { answersTo } from '../approvals/queries.server.ts'
import { officeCounts } from './count-work.server.ts'
import { actionsOfTwo } from './run-approved-action.server.ts'
import { officeTexts } from './texts.server.ts'

/** Money that is late or differs, for whoever keeps the books; the box office reads the same on its own part of the page. */
export const moneyForAccounts: OfficeRoom = {
  at: '/office/refunds/',
  async waiting({ db, person, locale, now }) {
    if (!readsOnly(person)) return []
    const counts = await officeCounts(db, now)
    const t = officeTexts[locale].summary.counts
    return [
      { label: t.overdue, count: counts.overdue, to: '/office/refunds/' },
      { label: t.failedPayouts, count: counts.failedPayouts, to: '/office/refunds/' },
      { label: t.differences, count: counts.differences, to: '/office/reconciliation/' },
    ]
  },
}

/** What somebody asked a second person for, and what they said. What waits is counted beside the page's link. */
export const approvalsInOffice: OfficeRoom = {
  at: '/office/approvals/',
  waiting: async () => [],
  async happened({ db, locale, person, since }) {
    const answered = await answersTo(db, actionsOfTwo, person.id, since)
    const t = officeTexts[locale]
    const actions: Record<string, string> = t.approvals.actions
    return answered.flatMap(({ action, state, decidedBy, decidedAt: at }) => {
      const said = state === 'approved' ? t.summary.approved : t.summary.declined
      const text = fill(said, { who: decidedBy ?? '', what: actions[action] ?? action })
      return at ? [{ at, text, to: '/office/approvals/' }] : []
    })
  },
}
