import { bannerOf } from '../../content/block-banners.ts'
import { publishedEvents } from '../../content/list-queries.server.ts'
import { loadPage, readerOf } from '../../content/load-page.server.ts'
import { salesPhase } from '../../fair/rules.ts'
import { nextStageAt } from '../../fair/stages.ts'
import type { LoadContext } from '../../pages/load-context.ts'
import { masterClass } from '../master-classes.ts'
import { ticketOffice } from '../queries.server.ts'
import { tillTexts } from '../till-texts.server.ts'

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
    office: await ticketOffice(context, reader),
    words: tillTexts[locale],
    posted: context.posted,
    isOnSale: salesPhase(edition, now) === 'open',
    banner: bannerOf('sales', edition, now, locale),
  }
}
