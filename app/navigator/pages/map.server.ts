import type { BlockView } from '../../content/blocks/block-view.ts'
import { loadPage } from '../../content/load-page.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { buildingLines } from '../building-lines.ts'
import { marks } from '../marks.ts'
import { planTexts } from '../place-texts.ts'
import { exhibitorsOf } from '../read-exhibitors.server.ts'
import { readyWalkKeys, readyWalks } from '../ready-walks.ts'
import { minutesOf, walkBetween } from '../walks.ts'

export async function load(context: LoadContext) {
  const page = await loadPage(context, 'map')
  const navigator = await loadPage(context, 'navigator')
  const { exhibitors, days } = await exhibitorsOf(context)
  return {
    // After the fair it is the plan of the next one, and says so.
    page: days ? { ...page, title: `${page.title}, ${days}` } : page,
    building: { ground: buildingLines('ground'), upper: buildingLines('upper') },
    exhibitors,
    places: planTexts(context.locale).placeTexts,
    minutes: minutesFromEntrance(),
    tours: toursOf(navigator.blocks),
  }
}

/** How far everything is from the main entrance: the plan is the same for all, so the browser need not count. */
function minutesFromEntrance(): Record<string, number> {
  return Object.fromEntries(
    marks.flatMap(({ id }) => {
      const route = walkBetween('main-entrance', id, { isStepFree: false })
      return route && route.metres > 0 ? [[id, minutesOf(route)]] : []
    }),
  )
}

/** The words of the ready routes stand on the navigator's page; where their steps lead is known to the plan. */
function toursOf(blocks: BlockView[]) {
  const told = blocks.filter(block => block.kind === 'steps')
  return readyWalkKeys.flatMap((key, place) => {
    const block = told[place]
    if (!block) return []
    const steps = readyWalks[key].map((step, index) => ({
      title: block.items[index]?.title ?? '',
      stops: step.stops,
    }))
    return [{ key, title: block.title, steps }]
  })
}
