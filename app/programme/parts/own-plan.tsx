import { isEmptyPlan, type KeptPlan, planQuery } from '../../my-plan/kept-plan.ts'
import { Link } from '../../navigation/link.tsx'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PlanData } from '../pages/plan.server.ts'
import { planContent } from '../plan-content.ts'
import { usePushOffer } from '../push/parts/use-push-offer.ts'
import type { ProgrammeTexts } from '../texts.ru.ts'
import { PlanLists } from './plan-lists.tsx'
import { ShareLink } from './share-link.tsx'

type Props = { data: PlanData; plan: KeptPlan; t: ProgrammeTexts; locale: LocaleCode }

/** The visitor's own plan: to read, to take along, to send on. */
export function OwnPlan({ data, plan, t, locale }: Props) {
  const content = planContent(plan, data)
  const Offer = usePushOffer(data.pushKey !== null && content.events.length > 0)
  const isEmpty = content.events.length === 0 && content.stands.length === 0
  if (isEmptyPlan(plan) || isEmpty) {
    return (
      <EmptyState
        action={
          <Link to="/program/" className={buttonClass({ tone: 'secondary', size: 'small' })}>
            {t.plan.toProgramme}
          </Link>
        }
      >
        {t.plan.empty}
      </EmptyState>
    )
  }
  // What has left the programme since it was kept is not sent on.
  const shown = { events: content.events.map(slugOf), participants: content.stands.map(slugOf) }
  return (
    <>
      <div className="mb-10 flex flex-wrap gap-3 print:hidden">
        <Link to="/program/plan/walk/" className={buttonClass({ tone: 'secondary', size: 'small' })}>
          <Icon name="route" size={18} />
          {t.plan.walk}
        </Link>
        {content.events.length > 0 && (
          <Link
            to={`${withLocale('/program/plan.ics', locale)}${planQuery({ ...shown, participants: [] })}`}
            download
            className={buttonClass({ tone: 'ghost', size: 'small' })}
          >
            <Icon name="calendar" size={18} />
            {t.plan.file}
          </Link>
        )}
        <Button tone="ghost" size="small" onClick={() => window.print()}>
          {t.plan.print}
        </Button>
      </div>
      <PlanLists content={content} days={data.days} t={t} locale={locale} />
      {Offer && data.pushKey && <Offer pushKey={data.pushKey} events={plan.events} locale={locale} />}
      <ShareLink query={planQuery(shown)} words={t.plan} />
    </>
  )
}

function slugOf({ slug }: { slug: string }) {
  return slug
}
