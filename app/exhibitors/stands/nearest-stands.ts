import { routesFrom } from '../../navigator/walks.ts'
import type { StandView } from './stand-view.ts'

const shownAtMost = 3
const walking = { isStepFree: false }

/** The nearest free stands of the same area, by the way one walks from one to the other. */
export function nearestFree(code: string, stands: readonly StandView[]): StandView[] {
  const lost = stands.find(stand => stand.code === code)
  if (!lost) return []
  const way = routesFrom(code, walking)
  return stands
    .filter(({ code: other, areaM2, state }) => other !== code && state === 'free' && areaM2 === lost.areaM2)
    .map(stand => ({ stand, seconds: way.secondsTo(stand.code) }))
    .toSorted((a, b) => a.seconds - b.seconds || (a.stand.code < b.stand.code ? -1 : 1))
    .slice(0, shownAtMost)
    .map(({ stand }) => stand)
}
