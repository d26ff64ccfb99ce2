import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { Colonnade } from '../../ui/colonnade.tsx'
import { cx } from '../../ui/cx.ts'
import { type HallNow, minutesUntil } from '../today-view.ts'
import type { TodayTexts } from '../today-words.ts'
import { LoadBars } from './load-bars.tsx'

type Props = { halls: readonly HallNow[]; now: Date; t: TodayTexts; locale: LocaleCode }

/** Six bays, six halls: how full, what is on, what comes next. A phone shows under «Сейчас» those where something is on. */
export function HallBays({ halls, now, t, locale }: Props) {
  return (
    <section id="today-now" aria-labelledby="today-now-title" className="relative">
      <h2 id="today-now-title" className="sr-only">
        {t.hallsNow}
      </h2>
      <Colonnade columnWidth={36} className="max-lg:hidden" />
      {halls.every(({ on }) => on.length === 0) && (
        <p className="type-body py-6 text-ink-2 lg:hidden">{t.idle}</p>
      )}
      <ul className="today-bays">
        {halls.map(hall => (
          <li key={hall.hall} className={cx('today-bay', hall.on.length === 0 && 'max-lg:hidden')}>
            <h3 className="type-italic">{hall.name}</h3>
            <LoadBars level={hall.level} t={t} />
            <OnNow hall={hall} now={now} t={t} locale={locale} />
            <Next hall={hall} t={t} className="max-lg:hidden" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OnNow({ hall: { on }, now, t, locale }: { hall: HallNow } & Omit<Props, 'halls'>) {
  if (on.length === 0) {
    return (
      <div className="today-on">
        <p className="type-caption text-ink-2">{t.nowIdle}</p>
        <p className="type-serif-small text-ink-2">{t.idle}</p>
      </div>
    )
  }
  return on.map(event => {
    const left = minutesUntil(event.endsAt, now)
    return (
      <div key={event.slug} className="today-on lintel-current">
        <p className="type-caption text-accent">{fill(t.onNow, { from: event.from, to: event.to })}</p>
        <p className="type-serif-small">
          <Link to={event.path} className="today-link">
            {event.title}
          </Link>
        </p>
        {left <= 60 && (
          <p className="type-caption text-ink-2">{fill(plural(left, locale, t.left), { count: left })}</p>
        )}
      </div>
    )
  })
}

function Next({
  hall: { next, isTomorrow },
  t,
  className,
}: {
  hall: HallNow
  t: TodayTexts
  className?: string
}) {
  return (
    <div className={cx('today-next', className)}>
      <p className="type-caption text-ink-2">
        {next ? fill(isTomorrow ? t.nextTomorrow : t.next, { time: next.from }) : t.noNext}
      </p>
      <p className="type-small">
        {next ? (
          <Link to={next.path} className="today-link">
            {next.title}
          </Link>
        ) : (
          t.allDone
        )}
      </p>
    </div>
  )
}

/** On a phone: every hall, whatever is on there. */
export function HallList({ halls, t }: Pick<Props, 'halls' | 't'>) {
  return (
    <section id="today-halls" aria-labelledby="today-halls-title" className="today-part lg:hidden">
      <h2 id="today-halls-title" className="type-d2">
        {t.halls}
      </h2>
      <ul className="mt-4">
        {halls.map(hall => (
          <li key={hall.hall} className="border-b border-hair py-4">
            <h3 className="type-italic">{hall.name}</h3>
            <LoadBars level={hall.level} t={t} />
            <Next hall={hall} t={t} />
          </li>
        ))}
      </ul>
    </section>
  )
}
