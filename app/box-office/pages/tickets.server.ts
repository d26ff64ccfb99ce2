import { exhibitionJsonLd } from '../../content/exhibition-json-ld.ts'
import { loadPage, readerOf } from '../../content/load-page.server.ts'
import { blockOf, blocksOf } from '../../content/shown-blocks.ts'
import { entryWindows, visitorDays } from '../../fair/entry-windows.ts'
import { salesPhase } from '../../fair/rules.ts'
import { nextStageAt } from '../../fair/stages.ts'
import { planStripLines } from '../../navigator/building-lines.ts'
import type { LoadContext } from '../../pages/load-context.ts'
import { placesNow } from '../places-now.server.ts'
import { ticketOffice } from '../queries.server.ts'
import { ticketTypes } from '../ticket-types.ts'
import { tillOffer } from '../till-offer.ts'
import { shownDays, shownOpening } from '../visitor-days.ts'

export async function load(context: LoadContext) {
  const { edition, now, locale } = context
  const windows = visitorDays(edition).flatMap(day => entryWindows(edition, day))
  const turnsAt = nextStageAt(windows, now)
  if (turnsAt) context.trueUntil(turnsAt)

  const { blocks, ...page } = await loadPage(context, 'tickets')
  const refundPage = await loadPage(context, 'refund')
  // The editors' two lists of categories, in this order: who pays less, and who pays nothing.
  const [concession, free] = blocksOf({ blocks }, 'index')
  const prices = blockOf({ blocks }, 'price-table')
  const types = ticketTypes(edition, locale, { concession: concession?.items ?? [], free: free?.items ?? [] })
  return {
    page: { ...page, blocks: blocks.filter(({ kind }) => kind !== 'index' && kind !== 'price-table') },
    prices: { title: prices?.title ?? '', note: prices?.note ?? '' },
    days: shownDays(edition, now, locale),
    types,
    reasons: blockOf(refundPage, 'index')?.items ?? [],
    office: await ticketOffice(context, readerOf(context)),
    offer: salesPhase(edition, now) === 'open' ? tillOffer(edition, now, locale, types) : null,
    posted: context.posted,
    // A kept page knows no numbers, the browser asks; an answer to a form is made on the spot.
    places: context.posted ? await placesNow(context.db) : null,
    vip: shownOpening(edition, now),
    plan: planStripLines(),
    event: exhibitionJsonLd(edition, { locale, now, description: page.description }),
  }
}
