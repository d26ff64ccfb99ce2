import { type BlockOf, blocksOf } from '../../content/blocks/block-view.ts'
import { loadPage } from '../../content/load-page.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { partsOf } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LaureateView } from '../result/award-view.ts'
import { findAnnounced } from '../result/find-announced.server.ts'
import { loadAnnounced } from '../result/load-result.server.ts'
import { drawLaureates } from '../result/parts/drawn.tsx'
import type { ResultTexts } from '../result/texts.ru.ts'
import { resultTexts } from '../result/texts.server.ts'
import { awardMoments } from '../way/award-windows.ts'

/** The winners of every year: this one's from the protocol once it is open, earlier ones as editors wrote them. */
export async function load(context: LoadContext) {
  const { edition, locale, now } = context
  const { ceremonyAt } = awardMoments(edition)
  if (now < ceremonyAt) context.trueUntil(ceremonyAt)
  const t = resultTexts[locale]
  const page = await loadPage(context, 'award-laureates')
  const named = await findAnnounced(context)
  const announced = await loadAnnounced({ ...context, edition: named })
  const { year } = partsOf(named.award.announcedOn)
  return {
    page: { ...page, blocks: page.blocks.filter(({ kind }) => kind !== 'laureates') },
    awardTitle: (await loadPage(context, 'award')).title,
    years: [
      ...(announced
        ? [{ title: fill(t.laureates.heading, { year }), html: drawLaureates(announced.laureates, t) }]
        : []),
      ...blocksOf(page, 'laureates').map(block => ({
        title: fill(t.laureates.heading, { year: block.year }),
        html: drawLaureates(
          block.items.map(item => pastLaureate(item, t)),
          t,
        ),
      })),
    ],
  }
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
