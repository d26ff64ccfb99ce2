import { sql } from 'drizzle-orm'
import { openFair } from '../../../editions/open-fair.ts'
import type { OfficeRoom } from '../../../office/office-room.ts'
import { isReviewTime } from '../../application-window.ts'
import { waitingAtFairs } from '../../office-fair.ts'
import { exhibitorApplications } from '../../tables.ts'
import { councilDecisions } from '../tables.ts'
import { decisionTexts } from './texts.server.ts'

const at = '/office/decisions/'

/** Applications that nobody has decided on, and those whose review has not begun. */
export const selectionInOffice: OfficeRoom = {
  at,
  async waiting({ db, locale, now }) {
    const { rows } = await db.execute(sql`
      select a.edition_id as fair,
        count(*) filter (where a.state = 'in-review' and d.application_id is null)::int as undecided,
        count(*) filter (where a.state = 'submitted')::int as submitted
      from ${exhibitorApplications} a
      left join ${councilDecisions} d on d.application_id = a.id and d.released_at is null
      where a.state in ('in-review', 'submitted')
      group by a.edition_id`)
    const counted = rows as { fair: string; undecided: number; submitted: number }[]
    const t = decisionTexts[locale].waiting
    const undecided = counted.map(({ fair, undecided: count }) => ({ fair, count }))
    // Until the last day applicants may still correct them: nothing waits for the office.
    const submitted = isReviewTime(now)
      ? (counted.find(({ fair }) => fair === openFair.id)?.submitted ?? 0)
      : 0
    const what = { label: t.undecided, path: at, query: { show: 'undecided' } }
    return [
      ...waitingAtFairs(undecided, what, { locale, now }),
      { label: t.submitted, count: submitted, to: at },
    ]
  },
}
