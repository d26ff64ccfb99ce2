import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { CalendarStep } from '../../award-calendar.ts'
import type { ResultTexts } from '../texts.ru.ts'

export type CalendarPoint = CalendarStep & { when: string; what: string }

/** Three points on one line. What has passed is drawn in ink, what is going on in sanguine, what comes next as its ring. */
export function Calendar({
  title,
  points,
  t,
}: {
  title: string
  points: readonly CalendarPoint[]
  t: ResultTexts
}) {
  const next = points.findIndex(({ state }) => state === 'ahead')
  const isOn = points.some(({ state }) => state === 'current')
  return (
    <section aria-label={title} className="pt-4">
      <ol className="grid grid-cols-1 gap-y-8 lg:grid-cols-3">
        {points.map((point, place) => (
          <li key={point.when}>
            <Line point={point} isNext={!isOn && place === next} />
            <p className="type-numeral mt-4 text-pretty whitespace-normal! [--numeral:clamp(2rem,10vw,2.5rem)]">
              {point.when}
            </p>
            <p className="type-body mt-1.5 flex items-baseline gap-2 text-ink-2">
              {point.state === 'past' && <Icon name="check" size={15} className="shrink-0" />}
              <span>
                {point.what}
                <span className="sr-only">{`, ${t.step[point.state]}`}</span>
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Line({ point, isNext }: { point: CalendarPoint; isNext: boolean }) {
  const isDone = point.state !== 'ahead'
  const ring = isNext ? 'fill-ground stroke-accent [stroke-width:2px]' : 'fill-ground stroke-edge'
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="100%"
      height="16"
      className={cx('block', point.state === 'current' ? 'text-accent' : 'text-ink')}
    >
      <path d="M16 8H9999" className="stroke-edge" />
      {isDone && <rect x="8" y="7" width={`${point.percent}%`} height="2" fill="currentColor" />}
      <circle
        cx="8"
        cy="8"
        r={isNext ? 6 : 7}
        className={isDone ? undefined : ring}
        fill={isDone ? 'currentColor' : undefined}
      />
    </svg>
  )
}
