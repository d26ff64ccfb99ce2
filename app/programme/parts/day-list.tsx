import type { EventRow as Row } from '../../content/events/event-row.ts'
import { cx } from '../../ui/cx.ts'
import type { ProgrammeTexts } from '../texts.ru.ts'
import { EventRow } from './event-row.tsx'

/** The events of a day by the clock. On paper they stand by hall: print.css changes their order. */
export function DayList({
  events,
  now,
  conflictOf,
  t,
  className,
}: {
  events: readonly Row[]
  now: Date
  conflictOf(event: Row): string | undefined
  t: ProgrammeTexts
  className?: string | undefined
}) {
  const halls = new Map(events.map(({ hall, hallName }) => [hall, hallName]))
  return (
    <ul className={cx('programme-list border-t border-hair', className)}>
      {[...halls].map(([hall, name]) => (
        <li key={hall} data-hall={hall} className="hall-on-paper hidden">
          {name}
        </li>
      ))}
      {events.map(event => (
        <li key={event.slug} data-hall={event.hall} className="later [--later:11rem]">
          <EventRow event={event} now={now} words={t} conflict={conflictOf(event)} />
        </li>
      ))}
    </ul>
  )
}
