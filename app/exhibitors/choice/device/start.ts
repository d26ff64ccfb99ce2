import { countDown } from '../../stands/device/count-down.ts'
import { choice } from './choice-page.ts'
import { followPlan, keepStill } from './follow-plan.ts'
import { sendHere } from './send-here.ts'
import { walkPlan } from './walk-plan.ts'

// The script of the page on which stands are chosen. The page works without it; with it the plan is live, nothing is
// reloaded, and the plan is walked by keys.
if (document.getElementById('choice')) {
  const plan = 'feed' in choice().dataset ? followPlan() : keepStill()
  const page = sendHere(plan)
  plan.onOwnChange(page.renew)
  walkPlan(page)
  countDown(page.renew)
}
