import { isKept, mergedPlans } from '../../../my-plan/kept-plan.ts'
import { currentPlan, keepPlan, useMyPlan } from '../../../my-plan/parts/use-my-plan.ts'
import { useIsHydrated } from '../../../navigation/hydration.tsx'
import { Link } from '../../../navigation/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The tours and classes of an order into the plan on this device; once there, the way to it. */
export function ToPlan({ slugs, t }: { slugs: readonly string[]; t: { toPlan: string; inPlan: string } }) {
  const plan = useMyPlan()
  // The plan lives in the browser: without a script there is none.
  if (!useIsHydrated() || slugs.length === 0) return null
  if (slugs.every(slug => isKept(plan, 'events', slug))) {
    return (
      <Link to="/program/plan/" className={buttonClass({ tone: 'ghost', size: 'small' })}>
        <Icon name="heart" size={18} className="fill-current text-accent" />
        {t.inPlan}
      </Link>
    )
  }
  return (
    <Button
      tone="ghost"
      size="small"
      onClick={() => keepPlan(mergedPlans(plan, { events: slugs, participants: [] }))}
    >
      <Icon name="heart" size={18} />
      {t.toPlan}
    </Button>
  )
}

/** The same tours and classes go from the plan again. */
export function dropFromPlan(slugs: readonly string[]): void {
  const plan = currentPlan()
  if (slugs.some(slug => isKept(plan, 'events', slug)))
    keepPlan({ ...plan, events: plan.events.filter(slug => !slugs.includes(slug)) })
}
