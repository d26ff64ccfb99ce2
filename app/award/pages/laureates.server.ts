import { type BlockOf, blocksOf } from '../../content/blocks/block-view.ts'
import { loadPage } from '../../content/load-page.server.ts'
import { readPastEditions } from '../../editions/read-editions.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { formatDays, partsOf } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LaureateView } from '../result/award-view.ts'
import { loadAnnounced } from '../result/load-result.server.ts'
import { drawLaureates } from '../result/parts/drawn.tsx'
import type { ResultTexts } from '../result/texts.ru.ts'
import { resultTexts } from '../result/texts.server.ts'
import { awardMoments } from '../way/award-windows.ts'

/** The winners of every year: those of our fairs from their protocols once they are open, earlier ones as editors wrote them. */
export async function load(context: LoadContext) {
  const { edition, locale, now } = context
  const { ceremonyAt } = awardMoments(edition)
  if (now < ceremonyAt) context.trueUntil(ceremonyAt)
  const t = resultTexts[locale]
  const page = await loadPage(context, 'award-laureates')
  return {
    page: { ...page, blocks: page.blocks.filter(({ kind }) => kind !== 'laureates') },
    awardTitle: (await loadPage(context, 'award')).title,
    years: [
      ...(await namedYears(context, t)),
      ...blocksOf(page, 'laureates').map(block => ({
        id: `${block.year}`,
        title: fill(t.laureates.heading, { year: block.year }),
        html: drawLaureates(
          block.items.map(item => pastLaureate(item, t)),
          { t, locale },
        ),
      })),
    ],
  }
}

/** Whoever was named at any fair, the latest first: the next ones are put above them, and nobody goes. */
async function namedYears(context: LoadContext, t: ResultTexts) {
  const { db, edition, locale, now } = context
  const fairs = [edition, ...(await readPastEditions(db, edition, now))]
  const opened = await Promise.all(
    fairs.map(async fair => ({ fair, announced: await loadAnnounced({ ...context, edition: fair }) })),
  )
  const years = opened.flatMap(({ fair, announced }) => {
    if (!announced) return []
    const days = formatDays(fair.firstDay, fair.lastDay, locale)
    return [{ fair, laureates: announced.laureates, days, year: partsOf(fair.award.announcedOn).year }]
  })
  return years.map(({ fair, laureates, days, year }) => {
    // There may be two fairs in a year.
    const isOnly = years.filter(other => other.year === year).length === 1
    const title = isOnly
      ? fill(t.laureates.heading, { year })
      : fill(t.laureates.headingOfFair, { year, days })
    return { id: fair.id, title, html: drawLaureates(laureates, { t, locale }) }
  })
}

type Past = BlockOf<'laureates'>['items'][number]

function pastLaureate({ prize, reason, book }: Past, { laureates: t }: ResultTexts): LaureateView {
  const none = { key: prize, prize, number: null, isShared: false, picture: null, notes: [] }
  if (!book) {
    const without = { title: t.notAwarded, text: reason }
    return { ...none, without, author: '', title: '', imprint: '', reason: null, cover: null }
  }
  const { author, title, city, publisher, year } = book
  const imprint = fill(t.pastImprint, { city, publisher, year })
  return { ...none, without: null, author, title, imprint, reason, cover: book }
}
