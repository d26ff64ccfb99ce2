import { bannerOf } from '../../content/block-banners.ts'
import { publishedDepartures } from '../../content/list-queries.server.ts'
import { loadPage, readerOf } from '../../content/load-page.server.ts'
import { salesPhase } from '../../fair/rules.ts'
import { nextStageAt } from '../../fair/stages.ts'
import type { LoadContext } from '../../pages/load-context.ts'
import { ticketOffice } from '../queries.server.ts'
import { tillTexts } from '../till-texts.server.ts'
import { spanOf, tourFacts, toursByDay } from '../tours.ts'

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
    office: await ticketOffice(context, reader),
    words: tillTexts[locale],
    posted: context.posted,
    isOnSale: salesPhase(edition, now) === 'open',
    banner: bannerOf('sales', edition, now, locale),
  }
}
