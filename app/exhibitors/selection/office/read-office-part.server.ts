import { sql } from 'drizzle-orm'
import { openFair } from '../../../editions/open-fair.ts'
import type { OfficeRoom } from '../../../office/office-room.ts'
import { windowPhase } from '../../application-window.ts'
import { exhibitorApplications } from '../../tables.ts'
import { councilDecisions } from '../tables.ts'
import { decisionTexts } from './texts.server.ts'

const at = '/office/decisions/'

/** Applications that nobody has decided on, and those whose review has not begun. */
export const selectionInOffice: OfficeRoom = {
  at,
  async waiting({ db, locale, now }) {
    const { rows } = await db.execute(sql`
      select count(*) filter (where a.state = 'in-review' and d.application_id is null)::int as undecided,
        count(*) filter (where a.state = 'submitted')::int as submitted
      from ${exhibitorApplications} a
      left join ${councilDecisions} d on d.application_id = a.id and d.released_at is null
      where a.edition_id = ${openFair.id} and a.state in ('in-review', 'submitted')`)
    const [row] = rows as { undecided: number; submitted: number }[]
    const t = decisionTexts[locale].waiting
    // Until the last day applicants may still correct them: nothing waits for the office.
    const submitted = windowPhase(now) === 'over' ? (row?.submitted ?? 0) : 0
    return [
      { label: t.undecided, count: row?.undecided ?? 0, to: `${at}?show=undecided` },
      { label: t.submitted, count: submitted, to: at },
    ]
  },
}
