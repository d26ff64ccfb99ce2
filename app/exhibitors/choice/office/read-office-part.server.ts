import { and, count, eq } from 'drizzle-orm'
import { openFair } from '../../../editions/open-fair.ts'
import type { OfficeRoom } from '../../../office/office-room.ts'
import { standHolds } from '../../stands/tables.ts'
import { standOfficeTexts } from './texts.server.ts'

const at = '/office/stands/'

/** Stands that somebody holds and has not paid for. */
export const standsInOffice: OfficeRoom = {
  at,
  async waiting({ db, locale }) {
    const [row] = await db
      .select({ count: count() })
      .from(standHolds)
      .where(and(eq(standHolds.editionId, openFair.id), eq(standHolds.state, 'held')))
    return [{ label: standOfficeTexts[locale].waiting, count: row?.count ?? 0, to: `${at}?state=held` }]
  },
}
