import { buildingLines } from '../../navigator/building-lines.ts'
import { isSector, pathOf, standOf } from '../../navigator/plan-stands.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import type { StandState, StandView } from '../stands/stand-view.ts'
import { type HallKey, hallBoxes, hallKeyOf } from './halls.ts'
import type { StandFilter } from './stand-filter.ts'
import type { ChoiceTexts } from './texts.ru.ts'

export type ShownState = StandState | 'mine'
export type ShownStand = {
  code: string
  hall: HallKey
  state: ShownState
  word: string
  price: string
  /** Area and open sides in words. */
  facts: string
  area: string
  openSides: number
}

/** What everybody knows of a stand, with what is one's own marked, in the words of a page. */
export function shownStand(
  stand: StandView,
  mine: string | null,
  { t, locale }: { t: ChoiceTexts; locale: LocaleCode },
): ShownStand {
  const state = stand.code === mine ? 'mine' : stand.state
  const area = fill(t.area, { area: stand.areaM2 })
  const sides = t.sides[Math.min(stand.openSides, 4) - 1] ?? ''
  return {
    code: stand.code,
    hall: hallKeyOf(stand.hall),
    state,
    word: t.states[state],
    price: formatRoubles(stand.priceKopecks, locale),
    facts: [area, sides].join(', '),
    area,
    openSides: stand.openSides,
  }
}

export type PlannedStand = ShownStand & {
  path: string
  x: number
  y: number
  /** Where its mark stands. */
  mark: { x: number; y: number }
}
export type PlanView = {
  viewBox: string
  stands: PlannedStand[]
}[]

/** The drawing of one hall: the visitors' plan, cut to the hall, with the stands as they are now. */
export function planOf(hall: HallKey, views: readonly StandView[], shown: readonly ShownStand[]): PlanView {
  return hallBoxes[hall].map(({ hall: part, box }) => ({
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    stands: views.flatMap((view, index) => {
      const drawn = standOf(view.code)
      const stand = shown[index]
      return view.hall === part && drawn && stand ? [placed(stand, drawn)] : []
    }),
  }))
}

/** The building itself is on every page alike. */
export const planLines = buildingLines('ground')

function placed(stand: ShownStand, drawn: NonNullable<ReturnType<typeof standOf>>): PlannedStand {
  const { shape, centre } = drawn
  // In a sector the mark stands over the code, in a box in its corner.
  const { x, y } = isSector(shape) ? { x: centre.x, y: centre.y + 3 } : centre
  const mark = isSector(shape)
    ? { x, y: centre.y - 6.5 }
    : { x: shape.x + shape.width - 5.5, y: shape.y + 5.5 }
  return { ...stand, path: pathOf(drawn), x, y, mark }
}

const listOrder: ShownState[] = ['mine', 'free', 'held', 'sold', 'not-offered']

/** The list beside the plan: one's own first, then what is free. */
export function listOf(
  filter: StandFilter & { hall: HallKey },
  views: readonly StandView[],
  shown: readonly ShownStand[],
): ShownStand[] {
  const { hall, isEverywhere, isFreeOnly, areaM2, mostRoubles } = filter
  const kept = shown.filter((stand, index) => {
    const view = views[index]
    if (!view) return false
    if (!isEverywhere && stand.hall !== hall) return false
    if (isFreeOnly && stand.state !== 'free') return false
    if (areaM2 !== null && view.areaM2 !== areaM2) return false
    return mostRoubles === null || view.priceKopecks <= mostRoubles * 100
  })
  const place = ({ state }: ShownStand) => listOrder.indexOf(state)
  return kept.toSorted((one, other) => place(one) - place(other) || (one.code < other.code ? -1 : 1))
}
