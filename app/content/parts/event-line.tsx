import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import type { EventRow } from '../events/event-row.ts'

/**
 * An event as a row: time, format, title, people, hall, how one gets in. The whole row leads to the event; what stands
 * in `aside` can be pressed by itself.
 */
export function EventLine({
  event,
  heading: Heading,
  day,
  mark,
  state = event.admission,
  note,
  aside,
  isOn = false,
  isOver = false,
}: {
  event: EventRow
  heading: 'h3' | 'h4'
  /** The day in words, where the list around does not say it. */
  day?: string
  /** «идёт сейчас» */
  mark?: ReactNode
  /** How one gets in, or that it is too late. */
  state?: string
  note?: ReactNode
  aside?: ReactNode
  isOn?: boolean
  isOver?: boolean
}) {
  return (
    <article
      className={cx(
        'event-line group relative grid grid-cols-[5.25rem_minmax(0,1fr)_2.75rem] border-b border-hair py-5 transition-colors lg:grid-cols-[12.25rem_minmax(0,1fr)_8.5rem_10rem_5rem] lg:items-center lg:py-7 xl:grid-cols-[13.5rem_minmax(0,1fr)_11rem_13rem_7rem] 2xl:grid-cols-[13.5rem_minmax(0,1fr)_11rem_17rem_7rem]',
        isOn && 'lintel-current',
      )}
    >
      <p className={cx('max-lg:pt-1', isOver && 'text-ink-3')}>
        {/* In the narrow column the month may go under its number. */}
        {day && (
          <span className="type-caption mb-1 block pr-3 text-ink-2">{day.replaceAll('\u00a0', ' ')}</span>
        )}
        <time
          dateTime={event.startsAt}
          className="type-numeral [--numeral:2rem] max-lg:block lg:[--numeral:2.875rem]"
        >
          {event.from}
        </time>{' '}
        <span className="type-caption text-ink-2 lg:ml-1">{event.until}</span>
      </p>
      <div className="min-w-0 lg:pr-8">
        <p className="type-caption text-ink-2">
          {event.formatName}
          <span className="lg:hidden">{`, ${event.hallName}`}</span>
          {mark && <> {mark}</>}
        </p>
        <Heading className={cx('type-d3 mt-0.5', isOver && 'text-ink-3')}>
          <Link
            to={event.path}
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {event.title}
          </Link>
        </Heading>
        {event.people && <p className="type-small mt-1 text-ink-2">{event.people}</p>}
        <p className={cx('type-small mt-1.5 lg:hidden', isOver && 'text-ink-3')}>{state}</p>
        {note}
      </div>
      <p className="type-small max-lg:hidden">{event.hallName}</p>
      <p className={cx('type-small text-right max-lg:hidden', isOver && 'text-ink-3')}>{state}</p>
      <div className="flex items-center justify-end gap-4 max-lg:-mr-2.5 max-lg:self-start">
        {aside && <div className="relative">{aside}</div>}
        <Icon name="arrow-right" size={18} className="max-lg:hidden" />
      </div>
    </article>
  )
}
