import { bannerOf } from '../../../content/blocks/block-banners.ts'
import { loadPage, readerOf } from '../../../content/load-page.server.ts'
import { publishedEvents } from '../../../content/read-lists.server.ts'
import { salesPhase } from '../../../editions/rules.ts'
import { nextStageAt } from '../../../editions/stages.ts'
import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { masterClass } from '../../catalogue/master-classes.ts'
import { ticketOffice } from '../../catalogue/queries.server.ts'
import { fillCart } from '../fill-cart.server.ts'
import { pickerTexts } from '../picker-texts.server.ts'

export const actions: Actions = { default: fillCart }

export async function load(context: LoadContext) {
  const { edition, now, locale } = context
  const reader = readerOf(context)
  context.dependsOn('events', 'speakers')
  const classes = (await publishedEvents(reader)).filter(({ format }) => format === 'master-class')
  const turnsAt = nextStageAt(classes, now)
  if (turnsAt) context.trueUntil(turnsAt)
  return {
    page: await loadPage(context, 'master-classes'),
    classes: classes.map(event => masterClass(event, now, locale)),
    office: await ticketOffice(context),
    words: pickerTexts[locale],
    posted: context.posted,
    isOnSale: salesPhase(edition, now) === 'open',
    banner: bannerOf('sales', edition, now, locale),
  }
}
