import { exhibitionJsonLd } from '../../content/exhibition-json-ld.ts'
import { loadPage, readerOf } from '../../content/load-page.server.ts'
import { blockOf, blocksOf } from '../../content/shown-blocks.ts'
import { entryWindows, visitorDays } from '../../fair/entry-windows.ts'
import { salesPhase } from '../../fair/rules.ts'
import { nextStageAt } from '../../fair/stages.ts'
import { planStripLines } from '../../navigator/building-lines.ts'
import type { LoadContext } from '../../pages/load-context.ts'
import { nextFree } from '../next-free.ts'
import { placesNow } from '../places-now.server.ts'
import { ticketOffice } from '../queries.server.ts'
import { ticketTypes } from '../ticket-types.ts'
import { type TillOffer, tillOffer } from '../till-offer.ts'
import { tillTexts } from '../till-texts.server.ts'
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
  const offer = salesPhase(edition, now) === 'open' ? tillOffer(edition, now, locale, types) : null
  return {
    page: { ...page, blocks: blocks.filter(({ kind }) => kind !== 'index' && kind !== 'price-table') },
    prices: { title: prices?.title ?? '', note: prices?.note ?? '' },
    days: shownDays(edition, now, locale),
    types,
    reasons: blockOf(refundPage, 'index')?.items ?? [],
    office: await ticketOffice(context, readerOf(context)),
    offer,
    words: tillTexts[locale],
    posted: context.posted,
    next: offer && context.posted ? await nextFor(context, offer, context.posted.values) : null,
    vip: shownOpening(edition, now),
    plan: planStripLines(),
    event: exhibitionJsonLd(edition, { locale, now, description: page.description }),
  }
}

/** Where there is room instead of a window that was refused; without a script only this tells. */
async function nextFor(context: LoadContext, offer: TillOffer, sent: Record<string, string>) {
  const full = `${sent.day}-${sent.window}`
  const places = await placesNow(context.db)
  return places[full] === undefined ? null : (nextFree(full, offer, sent, places)?.when ?? null)
}
