import { officeFrameData } from '../../../office/frame-data.ts'
import { type OfficeRoom, whatHappenedInOffice, whatWaitsInOffice } from '../../../office/office-room.ts'
import { recordLook } from '../../../office/record-look.server.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { formatRoubles } from '../../../platform/money.ts'
import type { BoxOffice } from '../../box-office.ts'
import { failedPayouts, officeCounts, stuckPayments } from '../count-work.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { readSales } from '../read-sales.server.ts'
import { momentOf, reasonName } from '../record-names.ts'
import { salesView } from '../sales-view.ts'
import { officeTexts } from '../texts.server.ts'

export const load = using(
  ['boxOffice', 'officeRooms'],
  async (context: SignedIn<LoadContext>, { boxOffice, officeRooms }) => {
    const { now, locale, person, mayOpen } = context
    const isOfBoxOffice = mayOpen('/office/orders/', person)
    const around = isOfBoxOffice
      ? await loadFrame(context)
      : { frame: officeFrameData(context), done: null, error: null, typed: {} }
    return {
      ...around,
      now: momentOf(now, locale),
      waiting: await whatWaitsInOffice(officeRooms, context),
      happened: await loadHappened(context, officeRooms),
      tickets: isOfBoxOffice ? await loadTickets(context, boxOffice) : null,
    }
  },
)

/** What has happened to one's own work, and what of it came after one last looked. */
async function loadHappened(context: SignedIn<LoadContext>, rooms: readonly OfficeRoom[]) {
  const { db, person, now, locale } = context
  const notices = await whatHappenedInOffice(rooms, context)
  const seenAt = await recordLook(db, person, now)
  return notices.map(({ at, text, to }) => ({
    key: `${to} ${at.toISOString()}`,
    at: momentOf(at, locale),
    text,
    to,
    isNew: seenAt === null || at > seenAt,
  }))
}

/** What the box office reads first: of no use to anybody else, and none of their business. */
async function loadTickets({ db, now, locale }: LoadContext, boxOffice: BoxOffice) {
  const shown = (rows: Awaited<ReturnType<typeof stuckPayments>>) =>
    rows.map(({ id, orderId, code, amountKopecks, at, note }) => ({
      id,
      orderId,
      code,
      sum: formatRoubles(amountKopecks, locale),
      since: momentOf(at, locale),
      note,
    }))
  return {
    isGatewayResting: boxOffice.gateway.isResting(),
    sales: salesView(await readSales(db), locale, officeTexts[locale]),
    counts: await officeCounts(db, now),
    stuck: shown(await stuckPayments(db, now)),
    failed: shown(await failedPayouts(db)).map(row => ({
      ...row,
      note: reasonName(row.note, officeTexts[locale]),
    })),
  }
}

export type SummaryData = Awaited<ReturnType<typeof load>>
export type TicketsData = NonNullable<SummaryData['tickets']>
