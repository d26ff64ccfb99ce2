import { blockOf, blocksOf } from '../../../content/blocks/block-view.ts'
import { loadPage, readerOf } from '../../../content/load-page.server.ts'
import { publishedDepartures } from '../../../content/read-lists.server.ts'
import { entryWindows, visitorDays } from '../../../editions/entry-windows.ts'
import { salesPhase } from '../../../editions/rules.ts'
import { nextStageAt } from '../../../editions/stages.ts'
import { planStripLines } from '../../../navigator/building-lines.ts'
import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { exhibitionJsonLd } from '../../catalogue/exhibition-json-ld.ts'
import { ticketOffice } from '../../catalogue/queries.server.ts'
import { ticketTypes } from '../../catalogue/ticket-types.ts'
import { spanOf } from '../../catalogue/tours.ts'
import { openingView, visitorDayViews } from '../../catalogue/visitor-days.ts'
import { placesNow } from '../../slots/queries.server.ts'
import { fillCart } from '../fill-cart.server.ts'
import { type PickerOffer, pickerOffer } from '../picker-offer.ts'
import { pickerTexts } from '../picker-texts.server.ts'
import { nextFree } from '../ticket-choice.ts'

export const actions: Actions = { default: fillCart }

export async function load(context: LoadContext) {
  const { edition, now, locale } = context
  const windows = visitorDays(edition).flatMap(day => entryWindows(edition, day))
  context.dependsOn('departures')
  const departures = await publishedDepartures(readerOf(context))
  const turnsAt = nextStageAt([...windows, ...departures.map(spanOf)], now)
  if (turnsAt) context.trueUntil(turnsAt)

  const { blocks, ...page } = await loadPage(context, 'tickets')
  const refundPage = await loadPage(context, 'refund')
  // The editors' two lists of categories, in this order: who pays less, and who pays nothing.
  const [concession, free] = blocksOf({ blocks }, 'index')
  const prices = blockOf({ blocks }, 'price-table')
  const types = ticketTypes(edition, locale, { concession: concession?.items ?? [], free: free?.items ?? [] })
  const offer = salesPhase(edition, now) === 'open' ? pickerOffer(edition, now, locale, { departures }) : null
  return {
    page: { ...page, blocks: blocks.filter(({ kind }) => kind !== 'index' && kind !== 'price-table') },
    prices: { title: prices?.title ?? '', note: prices?.note ?? '' },
    days: visitorDayViews(edition, now, locale),
    types,
    reasons: blockOf(refundPage, 'index')?.items ?? [],
    office: await ticketOffice(context),
    offer,
    words: pickerTexts[locale],
    posted: context.posted,
    next: offer && context.posted ? await nextFor(context, offer, context.posted.values) : null,
    vip: openingView(edition, now),
    plan: planStripLines(),
    event: exhibitionJsonLd(edition, { locale, now, description: page.description }),
  }
}

/** Where there is room instead of a window that was refused; without a script only this tells. */
async function nextFor(context: LoadContext, offer: PickerOffer, sent: Record<string, string>) {
  const full = `${sent.day}-${sent.window}`
  const places = await placesNow(context.db, context.edition)
  return places[full] === undefined ? null : (nextFree(full, offer, sent, places)?.when ?? null)
}
