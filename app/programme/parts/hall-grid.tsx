import type { EventRow } from '../../content/events/event-row.ts'
import { stageOf } from '../../editions/stages.ts'
import { KeepButton } from '../../my-plan/parts/keep-button.tsx'
import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { cx } from '../../ui/cx.ts'
import type { ProgrammeTexts } from '../texts.ru.ts'
import { type Block, dayGrid, rowOfTime } from '../timetable.ts'

/** The halls of one day side by side, 112 px an hour, and a line across all of them for now. */
export function HallGrid({
  day,
  events,
  hallOrder,
  now,
  t,
}: {
  day: { day: string; name: string }
  events: readonly EventRow[]
  hallOrder: readonly string[]
  /** The fair's exact time, once it is known and if it is this day. */
  now: Date | null
  t: ProgrammeTexts
}) {
  const grid = dayGrid(events, hallOrder)
  const time = now && timeOf(now)
  const nowRow = time && rowOfTime(time, grid)
  const halls = (node: HTMLElement | null) => node?.style.setProperty('--halls', String(grid.columns))
  return (
    <section
      aria-label={fill(t.gridOf, { day: day.name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens the halls scroll sideways
      tabIndex={0}
      className="hall-grid-frame"
    >
      <div ref={halls} aria-hidden="true" className="hall-grid-names">
        {grid.halls.map(({ hall, name, column, columns }) => (
          <p
            key={hall}
            ref={placed(1, 'span 1', `${column + 1} / span ${columns}`)}
            className="hall-grid-head lintel type-d3"
          >
            {name}
          </p>
        ))}
      </div>
      <div ref={halls} className="hall-grid">
        {grid.hours.map(({ label, row }) => (
          <p key={label} ref={placed(row + 1, 'span 1', '1 / -1')} className="hall-grid-hour type-numeral">
            {/* Where the time of now stands, the hour's own number would shine through. */}
            {(!nowRow || nowRow < row || nowRow > row + 5) && label}
          </p>
        ))}
        {nowRow && (
          <p ref={placed(nowRow + 1, 'span 1', '1 / -1')} className="hall-grid-now type-small">
            <span>{time}</span>
          </p>
        )}
        {grid.halls.map(({ hall, name, blocks }) => (
          <section key={hall} aria-labelledby={`${day.day}-${hall}`} className="contents">
            <h3 id={`${day.day}-${hall}`} className="sr-only">
              {name}
            </h3>
            {blocks.map(block => (
              <HallBlock key={block.event.slug} block={block} now={now} t={t} />
            ))}
          </section>
        ))}
      </div>
    </section>
  )
}

function HallBlock({ block, now, t }: { block: Block; now: Date | null; t: ProgrammeTexts }) {
  const { event, row, rows, column } = block
  const stage = now ? stageOf(event, now) : 'ahead'
  return (
    <article
      ref={placed(row + 1, `span ${rows}`, `${column + 1} / span 1`)}
      className={cx(
        'hall-grid-block group',
        stage === 'on' && 'is-on lintel-current',
        stage === 'over' && 'is-over',
      )}
    >
      <p className="type-caption text-ink-2">
        <time dateTime={event.startsAt} className="font-medium whitespace-nowrap text-ink">
          {`${event.from}–${event.to}`}
        </time>{' '}
        {stage === 'on' ? <strong className="font-semibold text-accent">{t.isOn}</strong> : event.formatName}
      </p>
      <h4 className={cx('hall-grid-title mt-0.5', rows < 12 && 'pr-7')}>
        <Link
          to={event.path}
          className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {event.title}
        </Link>
      </h4>
      {rows >= 15 && event.people && <p className="type-caption mt-0.5 text-ink-2">{event.people}</p>}
      {(rows >= 12 || stage === 'over') && (
        <p className="type-caption mt-auto pt-1 pr-7 text-ink-2">
          {stage === 'over' ? t.isOver : event.admission}
        </p>
      )}
      <KeepButton
        kind="events"
        slug={event.slug}
        words={t}
        name={event.title}
        className="absolute right-0 bottom-0"
      />
    </article>
  )
}

// The policy of the site refuses style attributes; what is set by script on the element itself is allowed.
function placed(row: number, rows: string, columns: string) {
  return (node: HTMLElement | null) => {
    node?.style.setProperty('grid-row', `${row} / ${rows}`)
    node?.style.setProperty('grid-column', columns)
  }
}
