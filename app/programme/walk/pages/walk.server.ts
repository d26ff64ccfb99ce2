import { buildingLines } from '../../../navigator/building-lines.ts'
import { planTexts } from '../../../navigator/place-texts.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { keptBySomebody } from '../../pages/plan.server.ts'
import { hoursOfDays } from '../hours.ts'

/** Everything a walk may lead to; whose it is, only their device knows. */
export async function load(context: LoadContext) {
  const plan = await keptBySomebody(context)
  const { signs: _, ...building } = buildingLines('ground')
  return {
    ...plan,
    hours: hoursOfDays(context.edition),
    places: planTexts(context.locale).placeTexts,
    building,
  }
}

export type WalkData = Awaited<ReturnType<typeof load>>
