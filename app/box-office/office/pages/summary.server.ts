import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { failedPayouts, officeCounts, stuckPayments } from '../count-work.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { readSales } from '../read-sales.server.ts'
import { momentOf, reasonName } from '../record-names.ts'
import { salesView } from '../sales-view.ts'
import { officeTexts } from '../texts.server.ts'

export const load = using(['boxOffice'], async (context: SignedIn<LoadContext>, { boxOffice }) => {
  const { db, now, locale } = context
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
    ...(await loadFrame(context)),
    now: momentOf(now, locale),
    isGatewayResting: boxOffice.gateway.isResting(),
    sales: salesView(await readSales(db), locale, officeTexts[locale]),
    counts: await officeCounts(db, now),
    stuck: shown(await stuckPayments(db, now)),
    failed: shown(await failedPayouts(db)).map(row => ({
      ...row,
      note: reasonName(row.note, officeTexts[locale]),
    })),
  }
})

export type SummaryData = Awaited<ReturnType<typeof load>>
