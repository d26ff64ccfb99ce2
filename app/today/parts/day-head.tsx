import { fill } from '../../platform/fill.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { Badge } from '../../ui/badge.tsx'
import { doorsAt, partOfDay, type TodayView } from '../today-view.ts'
import type { TodayTexts } from '../today-words.ts'

/** «Пятница, вечер», the clock of the fair, and whether one may come in. */
export function DayHead({
  view,
  now,
  updatedAt,
  t,
}: {
  view: TodayView
  now: Date
  updatedAt: Date
  t: TodayTexts
}) {
  const doors = doorsAt(view, now)
  const weekday = t.weekdays[new Date(`${view.day}T12:00:00Z`).getUTCDay()] ?? ''
  return (
    <div className="today-head">
      <div className="today-doors">
        <Badge tone={doors === 'open' ? 'success' : 'neutral'} icon={doors === 'open' ? 'check' : 'clock'}>
          {doors === 'open' && fill(t.openUntil, { time: timeOf(new Date(view.closesAt)) })}
          {doors === 'soon' && fill(t.opensAt, { time: timeOf(new Date(view.opensAt)) })}
          {doors === 'closed' && t.closed}
        </Badge>
        <p className="type-caption text-ink-2 max-sm:sr-only">
          {fill(t.updated, { time: timeOf(updatedAt) })}
        </p>
      </div>
      <h2 className="today-title">{fill(t.title, { weekday, part: t[partOfDay(now)] })}</h2>
      <p className="type-body text-ink-2 max-w-[18em]">
        {view.isByInvitation && `${t.byInvitation} `}
        {view.visitors !== null && fill(t.visitors, { count: view.visitors })}
      </p>
      <p className="today-clock">
        <span className="sr-only">{`${t.clock}: `}</span>
        <time dateTime={timeOf(now)}>{timeOf(now)}</time>
      </p>
    </div>
  )
}
