import { download, type FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { dayOf } from '../../../platform/dates.ts'
import { toCsv } from '../../../platform/spreadsheets/csv.ts'
import { toXlsx } from '../../../platform/spreadsheets/xlsx.server.ts'
import { everySubmission } from '../find-submissions.server.ts'
import { ownFilter } from '../own-forms.ts'
import { readFilter } from '../submission-filter.ts'
import { submissionTable } from '../submission-table.ts'
import { submissionTexts } from '../texts.server.ts'

/** The list as a file, with the filter of the list. */
export async function make(context: SignedIn<FileContext>): Promise<Response> {
  const { db, edition, locale, now, path, search, person } = context
  const t = submissionTexts[locale]
  const filter = ownFilter(readFilter(search), person)
  const rows = submissionTable(await everySubmission(db, filter), { form: filter.form, t, edition, locale })
  const name = ['submissions', filter.form, dayOf(now)].filter(Boolean).join('-')
  return path.endsWith('.xlsx')
    ? download(await toXlsx(rows, t.list.title), { type: xlsx, name: `${name}.xlsx` })
    : download(toCsv(rows), { type: 'text/csv; charset=utf-8', name: `${name}.csv` })
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
