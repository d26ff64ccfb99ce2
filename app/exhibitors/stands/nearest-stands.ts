import { walkBetween } from '../../navigator/walks.ts'
import type { StandView } from './stand-view.ts'

const shownAtMost = 3
const walking = { isStepFree: false }

/** The nearest free stands of the same area, by the way one walks from one to the other. */
export function nearestFree(code: string, stands: readonly StandView[]): StandView[] {
  const lost = stands.find(stand => stand.code === code)
  if (!lost) return []
  return stands
    .filter(({ code: other, areaM2, state }) => other !== code && state === 'free' && areaM2 === lost.areaM2)
    .map(stand => ({
      stand,
      metres: walkBetween(code, stand.code, walking)?.metres ?? Number.POSITIVE_INFINITY,
    }))
    .toSorted((a, b) => a.metres - b.metres || (a.stand.code < b.stand.code ? -1 : 1))
    .slice(0, shownAtMost)
    .map(({ stand }) => stand)
}
