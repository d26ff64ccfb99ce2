import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { atFair, officeFairs } from '../../../office-fair.ts'
import { hallKeys } from '../../halls.ts'
import { planLines, planOf, shownStand } from '../../stands-view.ts'
import { choiceTexts } from '../../texts.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { officeSearch, officeStates, readOfficeFilter } from '../office-stand-filter.ts'
import { fitsFilter, officeRow, officeStateOf, planView } from '../office-stands-view.ts'
import { readOfficeStands } from '../read-office-stands.server.ts'
import { readWaitingPrices } from '../read-waiting-prices.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, now, search } = context
  const t = choiceTexts[locale]
  const filter = readOfficeFilter(search)
  const frame = loadFrame(context)
  const { fair } = frame
  const rows = await readOfficeStands(db, fair.id, now)
  const inHall = rows.filter(row => fitsFilter(row, { ...filter, state: '' }))
  const views = rows.map(planView)
  const shown = views.map(view => shownStand(view, null, { t, locale }))
  const waiting = await readWaitingPrices(db, 'stand', fair.id, now)
  const hall = filter.hall || hallKeys[0]
  return {
    ...frame,
    fairs: officeFairs(locale),
    waitingPrices: waiting.map(({ what, to }) => ({ to, label: what })),
    filter,
    search: officeSearch(filter),
    isFiltered: officeSearch(filter) !== '',
    states: (['', ...officeStates] as const).map(state => ({
      state,
      count: inHall.filter(row => state === '' || officeStateOf(row) === state).length,
    })),
    rows: inHall
      .filter(row => !filter.state || officeStateOf(row) === filter.state)
      .map(row => ({ ...officeRow(row, locale), to: atFair(`/office/stands/${row.stand.code}/`, fair.id) })),
    plan: {
      hall,
      plan: planOf(hall, views, shown),
      lines: planLines,
      addressOf: Object.fromEntries(views.map(({ code }) => [code, atFair(`./${code}/`, fair.id)])),
      selected: null,
    },
    choice: t,
    halls: hallKeys.map(key => ({ key, label: t.halls[key] })),
  }
}

export type OfficeStandsData = Awaited<ReturnType<typeof load>>
