import { bannerOf } from '../../../content/blocks/block-banners.ts'
import { loadPage, readerOf } from '../../../content/load-page.server.ts'
import { publishedDepartures } from '../../../content/read-lists.server.ts'
import { salesPhase } from '../../../editions/rules.ts'
import { nextStageAt } from '../../../editions/stages.ts'
import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { ticketOffice } from '../../catalogue/queries.server.ts'
import { spanOf, tourFacts, toursByDay } from '../../catalogue/tours.ts'
import { fillCart } from '../fill-cart.server.ts'
import { pickerTexts } from '../picker-texts.server.ts'

export const actions: Actions = { default: fillCart }

export async function load(context: LoadContext) {
  const { edition, now, locale } = context
  const reader = readerOf(context)
  context.dependsOn('departures')
  const departures = await publishedDepartures(reader)
  const turnsAt = nextStageAt(departures.map(spanOf), now)
  if (turnsAt) context.trueUntil(turnsAt)
  return {
    page: await loadPage(context, 'excursions'),
    facts: tourFacts(edition, departures, locale),
    days: toursByDay(departures, now),
    office: await ticketOffice(context),
    words: pickerTexts[locale],
    posted: context.posted,
    isOnSale: salesPhase(edition, now) === 'open',
    banner: bannerOf('sales', edition, now, locale),
  }
}
