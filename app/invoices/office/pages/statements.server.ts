import { readFile } from 'node:fs/promises'
import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayOf, formatDay, formatDays } from '../../../platform/dates.ts'
import { fill } from '../../../platform/fill.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { importStatement } from '../../import-statement.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { latestStatements } from '../read-statements.server.ts'
import { unknownAction } from '../run-invoice-action.server.ts'
import { invoiceTexts } from '../texts.server.ts'

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

export const actions: Actions = {
  upload: using(['invoices'], async (context: SignedIn<ActionContext>, { invoices }): Promise<Answer> => {
    const { file, person, now, locale } = context
    const { problems } = invoiceTexts[locale]
    const refused = (message: string) => showAgain({}, [{ field: 'file', message }])
    if (!file) return refused(problems['no-file'])
    const bytes = await readFile(file.path)
    const { pool, ownAccount } = invoices
    const cause = { actor: person.email, reason: '', now }
    const outcome = await importStatement(pool, { bytes, name: file.name, ownAccount }, cause)
    if (outcome.kind !== 'refused') return goTo(`/office/statements/${outcome.id}/?done=${outcome.kind}`)
    const { problem, place = 0, what = '' } = outcome.why
    return refused(fill(problems[problem], { place, what, account: ownAccount }))
  }),
  default: unknownAction,
}
