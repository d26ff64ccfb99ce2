import { isKept, type KeptPlan, mergedPlans, planQuery } from '../../my-plan/kept-plan.ts'
import { keepPlan } from '../../my-plan/parts/use-my-plan.ts'
import { Link } from '../../navigation/link.tsx'
import { useRouter } from '../../navigation/view.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PlanData } from '../pages/plan.server.ts'
import { planContent } from '../plan-content.ts'
import type { ProgrammeTexts } from '../texts.ru.ts'
import { PlanLists } from './plan-lists.tsx'

/** Somebody's plan by their link. Nothing of it is kept here until the visitor says so. */
export function SharedPlan({
  data,
  plan,
  own,
  t,
  locale,
}: {
  data: PlanData
  plan: KeptPlan
  own: KeptPlan
  t: ProgrammeTexts
  locale: LocaleCode
}) {
  const router = useRouter()
  const content = planContent(plan, data)
  const toMine = (
    <Link to="/program/plan/" className={buttonClass({ tone: 'ghost', size: 'small' })}>
      {t.plan.toMine}
    </Link>
  )
  if (content.events.length === 0 && content.stands.length === 0) {
    return <EmptyState action={toMine}>{t.plan.gone}</EmptyState>
  }
  const isAllKept =
    content.events.every(({ slug }) => isKept(own, 'events', slug)) &&
    content.stands.every(({ slug }) => isKept(own, 'participants', slug))

  const shown = { events: content.events.map(slugOf), participants: content.stands.map(slugOf) }

  function add() {
    keepPlan(mergedPlans(own, shown))
    void router.navigate('?', { replace: true })
  }

  return (
    <>
      <div className="mb-10 flex flex-wrap items-center gap-3 print:hidden">
        {isAllKept ? (
          <p className="type-body mr-3 flex items-center gap-2.5 text-success">
            <Icon name="check" size={20} />
            {t.plan.added}
          </p>
        ) : (
          <Button size="small" onClick={add}>
            {t.plan.add}
          </Button>
        )}
        <Link
          to={`/program/plan/walk/${planQuery(shown)}`}
          className={buttonClass({ tone: 'secondary', size: 'small' })}
        >
          <Icon name="route" size={18} />
          {t.plan.walk}
        </Link>
        {toMine}
      </div>
      <PlanLists content={content} days={data.days} t={t} locale={locale} />
    </>
  )
}

function slugOf({ slug }: { slug: string }) {
  return slug
}
