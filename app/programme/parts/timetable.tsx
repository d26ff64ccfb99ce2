import type { EventRow } from '../../content/events/event-row.ts'
import { useMyPlan } from '../../my-plan/parts/use-my-plan.ts'
import { useFairNow } from '../../navigation/fair-clock.ts'
import { useIsHydrated } from '../../navigation/hydration.tsx'
import { Link } from '../../navigation/link.tsx'
import { useSearch } from '../../navigation/view.ts'
import { dayOf } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { choiceQuery, dateOf, fits, hasFilters, readChoice, withoutFilters } from '../filters.ts'
import type { FairDay } from '../queries.server.ts'
import { conflictsOf, dayToOpen } from '../rules.ts'
import type { ProgrammeTexts } from '../texts.ru.ts'
import { DayList } from './day-list.tsx'
import { DayTabs, dayId, tabId } from './day-tabs.tsx'
import { FilterChips } from './filter-chips.tsx'
import { useHallGrid } from './use-hall-grid.ts'
import { ViewSwitch } from './view-switch.tsx'

const panel = 'programme'

/** Days, filters and what they leave: everything that the address of the programme says. */
export function Timetable({
  data,
  t,
  locale,
}: {
  data: {
    events: EventRow[]
    days: FairDay[]
    halls: { hall: string; name: string }[]
    moment: { now: string; isRunning: boolean }
  }
  t: ProgrammeTexts
  locale: LocaleCode
}) {
  const { events, days, halls, moment } = data
  const choice = readChoice(useSearch(), events)
  const HallGrid = useHallGrid(choice.isGrid)
  const exactNow = useFairNow(moment.isRunning)
  const now = exactNow ?? new Date(moment.now)
  const isHydrated = useIsHydrated()
  const plan = useMyPlan()
  const keptEvents = events.filter(({ slug }) => plan.events.includes(slug))

  const opened = dayToOpen(
    days.map(({ day }) => day),
    now,
  )
  const defaultKey = opened === 'all' ? 'all' : dateOf(opened)
  const current = choice.day ?? defaultKey
  const fitting = events.filter(event => fits(event, choice, now))
  const isShown = (event: EventRow) => current === 'all' || dateOf(event.day) === current
  const shown = fitting.filter(isShown)
  const count = (number: number) => fill(plural(number, locale, t.events), { count: number })

  const tab = (key: string, big: string, of: EventRow[]) => ({
    key,
    big,
    count: count(of.length),
    to: choiceQuery({ ...choice, day: key === defaultKey ? null : key }),
  })
  const tabs = [
    ...days.map(({ day, date, weekday }) => ({
      ...tab(
        date,
        date,
        fitting.filter(event => event.day === day),
      ),
      small: weekday,
    })),
    tab('all', t.allDays, fitting),
  ]
  function conflictOf(event: EventRow) {
    if (!plan.events.includes(event.slug)) return undefined
    const others = conflictsOf(event, keptEvents).map(({ title, from, to }) => `${from}–${to}, ${title}`)
    return others.length > 0 ? fill(t.overlaps, { what: others.join('; ') }) : undefined
  }

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 max-md:contents">
        <DayTabs tabs={tabs} current={current} label={t.days} panel={panel} />
        <div className="pt-4 md:pt-6">
          <ViewSwitch choice={choice} t={t} />
        </div>
      </div>
      <FilterChips events={events.filter(isShown)} choice={choice} now={now} halls={halls} t={t} />
      <div className="mt-3 flex min-h-11 items-center gap-6 md:mt-5 noscript:hidden print:hidden">
        <p role="status" className="type-small text-ink-2">
          {fill(plural(shown.length, locale, t.shown), { count: shown.length })}
        </p>
        {hasFilters(choice) && (
          <Link to={choiceQuery(withoutFilters(choice))} className={buttonClass({ tone: 'text' })}>
            {t.reset}
          </Link>
        )}
      </div>
      <div
        id={panel}
        role="tabpanel"
        aria-labelledby={tabId(current)}
        className="programme-panel mt-4 max-md:scroll-mt-36 min-h-[calc(100svh-24rem)]"
      >
        {days.map((day, place) => {
          // Without a script all days are there; where there is one, those not chosen are not even read.
          const own = (isHydrated ? shown : fitting).filter(event => event.day === day.day)
          if (own.length === 0) return null
          const isElsewhere = !isHydrated && current !== 'all' && day.date !== current
          const section = (
            <section
              key={day.day}
              id={dayId(day.date)}
              className={cx(
                'programme-day',
                place > 0 &&
                  `later ${HallGrid ? '[--later:180rem]' : '[--later:264rem] md:[--later:165rem]'}`,
              )}
            >
              <h2 className={cx('type-d2 pb-6', current !== 'all' && 'sr-only')}>{day.name}</h2>
              {HallGrid && (
                <HallGrid
                  day={day}
                  events={own}
                  hallOrder={halls.map(({ hall }) => hall)}
                  now={exactNow && dayOf(exactNow) === day.day ? exactNow : null}
                  t={t}
                />
              )}
              <DayList
                events={own}
                now={now}
                conflictOf={conflictOf}
                t={t}
                className={HallGrid ? 'md:hidden' : undefined}
              />
            </section>
          )
          return isElsewhere ? <noscript key={day.day}>{section}</noscript> : section
        })}
        {shown.length === 0 && (
          <EmptyState
            action={
              <Link
                to={choiceQuery(withoutFilters(choice))}
                className={buttonClass({ tone: 'ghost', size: 'small' })}
              >
                {t.resetAll}
              </Link>
            }
          >
            {choice.isNow ? t.nothingNow : t.nothing}
          </EmptyState>
        )}
      </div>
    </>
  )
}
