import { loadPage, readerOf } from '../../../content/load-page.server.ts'
import { documentInForce } from '../../../content/read-lists.server.ts'
import { phrasesOf } from '../../../editions/phrases.ts'
import { salesPhase } from '../../../editions/rules.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { dayOf, formatDay, nextMidnight } from '../../../platform/dates.ts'
import { ticketOffice } from '../../catalogue/queries.server.ts'
import { refundRows } from '../../catalogue/refund-rows.ts'

export async function load(context: LoadContext) {
  const { edition, now, locale } = context
  const today = dayOf(now)
  const reader = readerOf(context)
  // What comes back today is another sum tomorrow.
  context.trueUntil(nextMidnight(now))
  context.dependsOn('documents')
  const offer = await documentInForce(reader, 'offer', today)
  return {
    page: await loadPage(context, 'refund'),
    // Once the doors have closed nothing comes back by the day any more.
    rows: salesPhase(edition, now) === 'over' ? [] : refundRows(edition, today, locale),
    today: formatDay(today, locale),
    payoutDays: phrasesOf(edition, locale).payoutDays ?? '',
    office: await ticketOffice(context),
    offer: offer
      ? { version: offer.version, from: formatDay(offer.validFrom, locale, { withYear: true }) }
      : null,
  }
}
