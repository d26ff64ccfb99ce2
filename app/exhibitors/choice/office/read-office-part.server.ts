import { count, eq } from 'drizzle-orm'
import type { OfficeRoom } from '../../../office/office-room.ts'
import { waitingAtFairs } from '../../office-fair.ts'
import { standHolds } from '../../stands/tables.ts'
import { standOfficeTexts } from './texts.server.ts'

const at = '/office/stands/'

/** Stands that somebody holds and has not paid for, in every fair that is not over. */
export const standsInOffice: OfficeRoom = {
  at,
  async waiting({ db, locale, now }) {
    const counted = await db
      .select({ fair: standHolds.editionId, count: count() })
      .from(standHolds)
      .where(eq(standHolds.state, 'held'))
      .groupBy(standHolds.editionId)
    const label = standOfficeTexts[locale].waiting
    return waitingAtFairs(counted, { label, path: at, query: { state: 'held' } }, { locale, now })
  },
}
