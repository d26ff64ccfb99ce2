import { listFile } from '../../../office/make-list-file.server.ts'
import type { FileContext } from '../../../page-server/file.ts'
import { findLines, linesOnPage, readStatementFile } from '../read-statements.server.ts'
import { showLines } from '../show-line.server.ts'
import { invoiceTexts } from '../texts.server.ts'

/** What every line of a statement came to, for whoever checks it on paper. */
export async function make(context: FileContext): Promise<Response | null> {
  const { db, params, locale } = context
  const t = invoiceTexts[locale]
  const statement = await readStatementFile(db, params.id ?? '')
  if (!statement) return null
  const { id } = statement
  const { day, payer, sum, told } = t.statement.columns
  async function* rows() {
    for (let page = 1; ; page++) {
      const lines = await findLines(db, id, '', page)
      const shown = await showLines(db, lines, locale)
      for (const [place, one] of shown.entries()) {
        const line = lines[place]
        const kopecks = (line?.sumKopecks ?? 0) * (one.isIncoming ? 1 : -1)
        yield [
          line?.day ?? '',
          one.number,
          one.payer,
          one.inn,
          one.purpose,
          kopecks / 100,
          t.outcomes[one.outcome],
          one.told,
        ]
      }
      if (lines.length < linesOnPage) return
    }
  }
  return listFile(context, {
    name: 'statement',
    title: t.statements.title,
    heading: [day, '№', payer, t.invoice.inn, t.invoice.purpose, sum, t.statement.outcomes, told],
    rows: rows(),
  })
}
