import { count, eq } from 'drizzle-orm'
import type { OfficeRoom } from '../../office/office-room.ts'
import { awardApplications } from '../tables.ts'
import { waitingStates } from './queue-filter.ts'
import { awardOfficeTexts } from './texts.server.ts'

const at = '/office/award/'

/** Applications to be looked at, to be decided about, and those whose applicants were asked something. */
export const awardInOffice: OfficeRoom = {
  at,
  async waiting({ db, edition, locale }) {
    const counted = await db
      .select({ state: awardApplications.state, count: count() })
      .from(awardApplications)
      .where(eq(awardApplications.editionId, edition.id))
      .groupBy(awardApplications.state)
    return waitingStates.map(state => ({
      label: awardOfficeTexts[locale].waiting[state],
      count: counted.find(row => row.state === state)?.count ?? 0,
      to: `${at}?state=${state}`,
    }))
  },
}
