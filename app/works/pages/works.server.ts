import { loadPage, readerOf } from '../../content/load-page.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { type Services, using } from '../../page-server/services.ts'
import { type Choice, readChoice } from '../choice.ts'
import * as choosing from '../choosing.ts'
import { shown } from '../hung-work.ts'
import { priceOf } from '../price.ts'
import { readWorks } from '../read-works.server.ts'
import { scaleOf } from '../scale.ts'
import { without } from '../without.ts'

export const load = using(['contentVersion'], loadWorks)

/** Works of one portion of the list. */
const portion = 24
const mostNearest = 4

async function loadWorks(context: LoadContext, { contentVersion }: Pick<Services, 'contentVersion'>) {
  const page = await loadPage(context, 'works')
  const works = await readWorks({ ...readerOf(context), now: context.now }, contentVersion())
  const asked = readChoice(context.search)
  const model = works.find(({ number }) => number === asked.like)
  // A work that has left the fair is nobody's model: its link still opens.
  const choice: Choice = model ? asked : { ...asked, like: null }
  const all = choosing.ranked(works, choice)
  const found = choosing.chosen(all, choice)
  const list = found.map(({ work }) => work)
  const prices = works.map(priceOf).filter(price => typeof price === 'number')
  const nearest = found.length > 0 ? [] : choosing.nearest(all, choice, mostNearest)
  return {
    page: { title: page.title, lead: page.lead, description: page.description },
    choice,
    like: model ? { number: model.number, path: model.path, title: model.title } : null,
    all: works.length,
    found: found.length,
    onRequest: list.filter(work => priceOf(work) === 'on-request').length,
    works: list.slice(0, portion * choice.page).map(shown),
    scale: scaleOf(list.length > 0 ? list : nearest.map(({ work }) => work)),
    counts: {
      colour: choosing.colourCounts(all, choice),
      technique: choosing.countsOf(all, choice, 'technique'),
      section: choosing.countsOf(all, choice, 'section'),
      state: choosing.countsOf(all, choice, 'state'),
    },
    near: choosing.nearCount(all, choice),
    /** Families that the fair has at all. */
    techniques: [...new Set(works.map(({ family }) => family))],
    years: rangeOf(works.map(({ year }) => year)),
    prices: rangeOf(prices),
    nearest: nearest.map(({ work }) => shown(work)),
    /** Which parts of the choice, given up, would show how many. */
    instead: found.length > 0 ? [] : insteadOf(all, choice),
  }
}

export type WorksPage = Awaited<ReturnType<typeof loadWorks>>

function insteadOf(all: readonly choosing.Ranked[], choice: Choice) {
  return choosing.facets.flatMap(facet => {
    const rest = without(choice, facet)
    const count = rest === choice ? 0 : choosing.chosen(all, rest).length
    return count > 0 ? [{ facet, count }] : []
  })
}

function rangeOf(values: readonly number[]): [least: number, most: number] | null {
  // Of many thousands too: they are not handed to Math.min all at once.
  return values.length === 0 ? null : values.reduce<[number, number]>(wider, [Infinity, -Infinity])
}

const wider = ([least, most]: [number, number], value: number): [number, number] => [
  Math.min(least, value),
  Math.max(most, value),
]
