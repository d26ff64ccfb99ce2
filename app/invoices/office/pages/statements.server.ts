import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayOf, formatDay, formatDays } from '../../../platform/dates.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { loadFrame } from '../load-frame.server.ts'
import { latestStatements } from '../read-statements.server.ts'

export const load = using(['invoices'], async (context: SignedIn<LoadContext>, { invoices }) => {
  const { db, locale } = context
  return {
    ...(await loadFrame(context)),
    account: invoices.ownAccount,
    statements: (await latestStatements(db)).map(one => ({
      id: one.id,
      fileName: one.fileName,
      days: one.fromDay && one.toDay ? formatDays(one.fromDay, one.toDay, locale, { withYear: true }) : '',
      lines: one.lines,
      toBook: one.toBook,
      toDecide: one.toDecide,
      by: one.importedBy,
      at: `${formatDay(dayOf(one.importedAt), locale)}, ${timeOf(one.importedAt)}`,
    })),
  }
})

export type StatementsData = Awaited<ReturnType<typeof load>>
