import { isEmptyPlan, planOfQuery } from '../../my-plan/kept-plan.ts'
import { useMyPlan } from '../../my-plan/parts/use-my-plan.ts'
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import { useIsHydrated } from '../../navigation/hydration.tsx'
import { type PageHead, type PageProps, useSearch } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { OwnPlan } from '../parts/own-plan.tsx'
import { useOwnStart } from '../parts/own-start.ts'
import { SharedPlan } from '../parts/shared-plan.tsx'
import type { ProgrammeTexts } from '../texts.ru.ts'
import type { PlanData } from './plan.server.ts'

type Props = PageProps<PlanData, ProgrammeTexts>

export default function Plan(props: Props) {
  return <PlanPage key={useOwnStart()} {...props} />
}

/** Without a query it is the visitor's own plan; a link with events in its query shows somebody's. */
function PlanPage(props: Props) {
  const { t } = props
  const own = useMyPlan()
  const shared = planOfQuery(useSearch())
  const isShared = !isEmptyPlan(shared)
  const isHydrated = useIsHydrated()
  return (
    <>
      <PageTitle
        title={isShared ? t.plan.sharedTitle : t.plan.title}
        lead={isShared ? t.plan.sharedLead : t.plan.lead}
        above={<Breadcrumbs crumbs={crumbs(t)} label={t.breadcrumbs} />}
      />
      <div className="plan-page page min-h-[calc(100svh-16rem)] pt-8 lg:pt-12">
        {!isHydrated && (
          <noscript>
            <p className="type-lead max-w-text">{t.plan.needsScript}</p>
          </noscript>
        )}
        {isHydrated &&
          (isShared ? <SharedPlan {...props} plan={shared} own={own} /> : <OwnPlan {...props} plan={own} />)}
      </div>
    </>
  )
}

export function head({ t }: Props): PageHead {
  return {
    title: t.plan.title,
    description: t.plan.description,
    isHidden: true,
    breadcrumbs: crumbs(t),
  }
}

function crumbs(t: ProgrammeTexts) {
  return [{ label: t.programme, to: '/program/' }]
}
