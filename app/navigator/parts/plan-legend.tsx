import { Icon, type IconName } from '../../ui/icon.tsx'
import type { Hatch } from '../plan.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import { HatchSample } from './hatches.tsx'

/** What the hatches mean, and what one may ask of the plan as a whole. */
export function PlanLegend({
  onRoute,
  onStepFree,
  t,
}: {
  onRoute(): void
  onStepFree(): void
  t: NavigatorTexts
}) {
  return (
    <div className="plan-legend">
      <ul aria-label={t.legend} className="type-small flex flex-wrap gap-x-6 gap-y-2">
        {(Object.keys(t.hatches) as Hatch[]).map(hatch => (
          <li key={hatch} className="flex items-center gap-2.5">
            <HatchSample hatch={hatch} />
            {t.hatches[hatch]}
          </li>
        ))}
        <li className="flex items-center gap-2.5">
          <svg aria-hidden="true" focusable="false" width="24" height="4" className="plan-step-free shrink-0">
            <path d="M2 2H23" />
          </svg>
          {t.stepFreeWay}
        </li>
      </ul>
      <div className="needs-script flex flex-wrap gap-x-6 max-lg:-order-1 lg:ml-auto">
        <LegendButton icon="route" onClick={onRoute}>
          {t.makeRoute}
        </LegendButton>
        <LegendButton icon="access" onClick={onStepFree}>
          {t.showStepFree}
        </LegendButton>
        <LegendButton icon="print" onClick={() => print()}>
          {t.print}
        </LegendButton>
      </div>
    </div>
  )
}

function LegendButton({ icon, onClick, children }: { icon: IconName; onClick(): void; children: string }) {
  return (
    <button type="button" onClick={onClick} className="type-small inline-flex min-h-11 items-center gap-2">
      <Icon name={icon} />
      <span className="link">{children}</span>
    </button>
  )
}
