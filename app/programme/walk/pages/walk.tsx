import { isEmptyPlan, planOfQuery } from '../../../my-plan/kept-plan.ts'
import { useMyPlan } from '../../../my-plan/parts/use-my-plan.ts'
import { Breadcrumbs } from '../../../navigation/breadcrumbs.tsx'
import { useIsHydrated } from '../../../navigation/hydration.tsx'
import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useSearch } from '../../../navigation/view.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useOwnStart } from '../../parts/own-start.ts'
import { useWalkView } from '../parts/use-walk-view.ts'
import type { WalkTexts } from '../texts.ru.ts'
import type { WalkData } from './walk.server.ts'

type Props = PageProps<WalkData, WalkTexts>

export default function WalkPage(props: Props) {
  return <OneWalk key={useOwnStart()} {...props} />
}

/** Of the visitor's own plan, or of the one that the link names. */
function OneWalk(props: Props) {
  const { t } = props
  const own = useMyPlan()
  const shared = planOfQuery(useSearch())
  const isShared = !isEmptyPlan(shared)
  const plan = isShared ? shared : own
  const isHydrated = useIsHydrated()
  const view = useWalkView(isHydrated && !isEmptyPlan(plan))
  return (
    <>
      <PageTitle
        title={isShared ? t.sharedTitle : t.title}
        lead={isShared ? t.sharedLead : t.lead}
        above={<Breadcrumbs crumbs={crumbs(t)} label={t.breadcrumbs} />}
      />
      <div className="walk-page page min-h-[calc(100svh-16rem)]">
        {!isHydrated && (
          <noscript>
            <p className="type-lead max-w-text pt-8">{t.needsScript}</p>
          </noscript>
        )}
        {isHydrated && isEmptyPlan(plan) && (
          <EmptyState
            action={
              <Link to="/program/" className={buttonClass({ tone: 'secondary', size: 'small' })}>
                {t.toProgramme}
              </Link>
            }
          >
            {t.empty}
          </EmptyState>
        )}
        {view === 'failed' && <p className="type-lead max-w-text pt-8">{t.notLoaded}</p>}
        {view !== null && view !== 'failed' && <view.WalkView {...props} plan={plan} />}
      </div>
    </>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, description: t.description, isHidden: true, breadcrumbs: crumbs(t) }
}

function crumbs(t: WalkTexts) {
  return [
    { label: t.programme, to: '/program/' },
    { label: t.plan, to: '/program/plan/' },
  ]
}
