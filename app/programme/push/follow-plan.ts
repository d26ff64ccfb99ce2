import { currentPlan, planChanged } from '../../my-plan/parts/use-my-plan.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { keepInStep } from './own-subscription.ts'

// Hearts are pressed one after another: what is kept is told once they rest.
const restMs = 3_000
let isFollowed = false

/** Tells what is kept whenever that changes, on whichever page; the worker's registration asks for this file. */
export function followPlan(localeNow: () => LocaleCode): void {
  if (isFollowed) return
  isFollowed = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void keepInStep(localeNow(), currentPlan().events), restMs)
  }
  addEventListener(planChanged, follow)
  follow()
}
