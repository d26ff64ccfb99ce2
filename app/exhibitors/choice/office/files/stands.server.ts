import { openFair } from '../../../../editions/open-fair.ts'
import { listFile } from '../../../../office/make-list-file.server.ts'
import type { FileContext } from '../../../../page-server/file.ts'
import { choiceTexts } from '../../texts.server.ts'
import { readOfficeFilter } from '../office-stand-filter.ts'
import { fitsFilter, officeRow } from '../office-stands-view.ts'
import { readOfficeStands } from '../read-office-stands.server.ts'
import { standOfficeTexts } from '../texts.server.ts'

/** The list as a file, with the filter of the list; sums in roubles, as spreadsheets count. */
export async function make(context: FileContext): Promise<Response> {
  const { db, locale, now, search } = context
  const t = standOfficeTexts[locale]
  const filter = readOfficeFilter(search)
  const found = (await readOfficeStands(db, filter.fair || openFair.id, now)).filter(row =>
    fitsFilter(row, filter),
  )
  const { code, hall, area, price, state, who, number, email, until } = t.list.columns
  async function* rows() {
    for (const one of found) {
      const row = officeRow(one, locale)
      yield [
        row.code,
        choiceTexts[locale].halls[row.hall],
        row.areaM2,
        row.priceRoubles,
        t.states[row.state],
        row.holder?.name ?? '',
        row.holder?.number ?? '',
        row.holder?.email ?? '',
        row.until ?? '',
      ]
    }
  }
  return listFile(context, {
    name: 'stands',
    title: t.list.title,
    heading: [code, hall, area, price, state, who, number, email, until],
    rows: rows(),
  })
}
