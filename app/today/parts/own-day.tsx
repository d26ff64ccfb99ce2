import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { type PlannedEvent, planOfDay } from '../day-plan.ts'
import type { TodayView } from '../today-view.ts'
import type { TodayTexts } from '../today-words.ts'

type Words = { t: TodayTexts; locale: LocaleCode }
type Props = { view: TodayView; kept: readonly string[]; now: Date } & Words

// Within the hour people are told when to set out; before that the hour says enough.
const soonEnough = 60

/** The visitor's own day: what is still to come, how far it is, and the way there. Its code comes for whoever has a plan. */
export function OwnDay({ view, kept, now, t, locale }: Props) {
  const plan = planOfDay(view, kept, now)
  const moved = new Set(view.changes.filter(({ kind }) => kind === 'moved').map(({ slug }) => slug))
  const next = plan.find(({ isOn }) => !isOn)
  if (plan.length === 0) {
    const isOver = view.events.some(({ slug }) => kept.includes(slug))
    return (
      <>
        <p className="type-body mt-4 text-ink-2">{isOver ? t.planDone : t.planElsewhere}</p>
        <Link to="/program/plan/" className={buttonClass({ tone: 'text' })}>
          {t.wholePlan}
        </Link>
      </>
    )
  }
  return (
    <>
      <p className="type-caption mt-3 text-ink-2">
        {fill(plural(plan.length, locale, t.events), { count: plan.length })}
      </p>
      <ol className="today-plan">
        {plan.map(one => (
          <li key={one.event.slug} data-next={one === next || undefined}>
            <time dateTime={one.event.startsAt} className="type-numeral type-numeral-s">
              {one.event.from}
            </time>
            <div>
              <h3 className="type-serif-small">
                <Link to={one.event.path} className="today-link">
                  {one.event.title}
                </Link>
                {moved.has(one.event.slug) && (
                  <span className="type-caption text-warning">{` ${t.isMoved}`}</span>
                )}
              </h3>
              <p className="type-caption mt-1 text-ink-2">{howFar(one, { t, locale })}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 flex flex-wrap items-center gap-3 max-lg:hidden">
        {next && (
          <Link to={next.way} className={buttonClass({ tone: 'secondary' })}>
            <Icon name="route" size={20} />
            {t.lead}
          </Link>
        )}
        <Link to="/program/plan/" className={buttonClass({ tone: next ? 'ghost' : 'secondary' })}>
          {t.wholePlan}
        </Link>
      </p>
    </>
  )
}

function howFar(
  { event, isOn, isSameHall, walkMinutes, leaveInMinutes }: PlannedEvent,
  { t, locale }: Words,
) {
  const minutes = (count: number, forms: TodayTexts['walk']) => fill(plural(count, locale, forms), { count })
  const way = isSameHall ? t.sameHall : walkMinutes !== null && minutes(walkMinutes, t.walk)
  const leave =
    leaveInMinutes !== null &&
    leaveInMinutes <= soonEnough &&
    (leaveInMinutes === 0 ? t.leaveNow : minutes(leaveInMinutes, t.leaveIn))
  return [event.hallName, isOn ? t.isOn : way, !isSameHall && leave].filter(Boolean).join(', ')
}

/** At the foot of a phone: where to go next, as long as one looks at the day. */
export function NextBar({ view, kept, now, t, locale }: Props) {
  const next = planOfDay(view, kept, now).find(({ isOn }) => !isOn)
  if (!next) return null
  return (
    <aside aria-label={t.nextOfPlan} className="today-bar">
      <div className="min-w-0">
        <p className="type-caption text-ink-2">{`${next.event.from}, ${howFar(next, { t, locale })}`}</p>
        <p className="type-serif-small truncate">{next.event.title}</p>
      </div>
      <Link to={next.way} className={buttonClass({ size: 'small' })}>
        <Icon name="route" size={20} />
        {t.go}
      </Link>
    </aside>
  )
}
