import { type KeptPlan, planQuery } from '../../../my-plan/kept-plan.ts'
import { useFairNow } from '../../../navigation/fair-clock.ts'
import { Link } from '../../../navigation/link.tsx'
import { useRouter, useSearch } from '../../../navigation/view.ts'
import { dayOf } from '../../../platform/dates.ts'
import { fill } from '../../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { dateOf } from '../../filters.ts'
import { DayTabs } from '../../parts/day-tabs.tsx'
import { ShareLink } from '../../parts/share-link.tsx'
import { walkOfDay } from '../day-walk.ts'
import type { WalkData } from '../pages/walk.server.ts'
import type { WalkTexts } from '../texts.ru.ts'
import { changedWalk, clockOf, minuteOf, readWalkAddress } from '../walk-address.ts'
import { WalkLeftOut } from './walk-left-out.tsx'
import { WalkPlan } from './walk-plan.tsx'
import { WalkTimeline } from './walk-timeline.tsx'
import { WalkWishes } from './walk-wishes.tsx'

const panel = 'walk'

/** A plan as a walk: its day, its wishes, its stops by the clock, and the line on the plan. All of it is in the address. */
export function WalkView({
  data,
  plan,
  t,
  locale,
}: {
  data: WalkData
  plan: KeptPlan
  t: WalkTexts
  locale: LocaleCode
}) {
  const router = useRouter()
  const search = useSearch()
  const now = useFairNow(true)
  const address = readWalkAddress(search)
  const walk = walkOfDay(data, plan, address)
  if (!walk) return null
  const { day } = walk.hours
  const isToday = now !== null && dayOf(now) === day
  const nowMinute = isToday ? minuteOf(timeOf(now)) : null
  const kept = data.events.filter(({ slug }) => plan.events.includes(slug))
  const query = walkQuery(search, plan, dateOf(day))
  const minutes = walk.stops.reduce((sum, stop) => sum + stop.walk, 0)
  const count = (number: number, forms: WalkTexts['stops'] | WalkTexts['minutes'] | WalkTexts['events']) =>
    fill(plural(number, locale, forms), { count: number })

  function change(next: Parameters<typeof changedWalk>[1]) {
    void router.navigate(changedWalk(search, next), { replace: true, keepsScroll: true })
  }

  return (
    <>
      <DayTabs
        tabs={data.days.map(({ day: each, date, weekday }) => ({
          key: date,
          big: date,
          small: weekday,
          count: count(kept.filter(event => event.day === each).length, t.events),
          to: changedWalk(search, { day: date, at: null }),
        }))}
        current={dateOf(day)}
        label={t.days}
        panel={panel}
      />
      <WalkWishes
        walk={walk}
        address={address}
        nowMinute={nowMinute}
        places={data.places}
        onChange={change}
        t={t}
      />
      <div id={panel} role="tabpanel" aria-labelledby={`tab-${dateOf(day)}`} className="walk-columns">
        <div className="walk-stops">
          <h2 className="type-d2 max-lg:sr-only print:hidden">{t.walk}</h2>
          <p className="walk-day type-d3">{data.days.find(each => each.day === day)?.name}</p>
          <p role="status" className="type-small mt-2 text-ink-2">
            {walk.stops.length > 0
              ? fill(t.sum, {
                  stops: count(walk.stops.length, t.stops),
                  minutes: count(minutes, t.minutes),
                  time: clockOf(walk.stops.at(-1)?.to ?? 0),
                })
              : t.nothing}
          </p>
          {walk.stops.length > 0 && (
            <WalkTimeline
              walk={walk}
              nowMinute={nowMinute}
              data={data}
              search={search}
              t={t}
              locale={locale}
            />
          )}
          <WalkLeftOut walk={walk} search={search} t={t} />
        </div>
        <div className="walk-aside">
          <WalkPlan walk={walk} building={data.building} t={t} />
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            {walk.stops.length > 0 && (
              <>
                <Link
                  to={`${withLocale('/program/plan.ics', locale)}${query}&walk=1`}
                  download
                  className={buttonClass({ tone: 'ghost', size: 'small' })}
                >
                  <Icon name="calendar" size={18} />
                  {t.calendar}
                </Link>
                <Button tone="ghost" size="small" onClick={() => print()}>
                  <Icon name="print" size={18} />
                  {t.print}
                </Button>
              </>
            )}
            <Link
              to={`/program/plan/${address.shared.events.length + address.shared.participants.length > 0 ? planQuery(plan) : ''}`}
              className={buttonClass({ tone: 'ghost', size: 'small' })}
            >
              {t.toPlan}
            </Link>
          </div>
        </div>
      </div>
      <ShareLink query={query} words={t} />
    </>
  )
}

/** The whole walk as a query: the wishes of the address, the plan, and the day in so many words. */
function walkQuery(search: URLSearchParams, plan: KeptPlan, day: string): string {
  const own = new URLSearchParams(planQuery(plan))
  const wishes = new URLSearchParams(changedWalk(search, { day }))
  for (const [name, value] of wishes) own.set(name, value)
  return changedWalk(own, {})
}
