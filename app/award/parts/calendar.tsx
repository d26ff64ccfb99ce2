import type { BlockOf } from '../../content/blocks/block-view.ts'
import { cx } from '../../ui/cx.ts'
import type { CalendarStep } from '../award-calendar.ts'
import type { AwardTexts } from '../texts.ru.ts'

/** Three points on one line. What has passed is drawn in ink, what is going on in sanguine. */
export function Calendar({
  block,
  steps,
  t,
}: {
  block: BlockOf<'steps'>
  steps: CalendarStep[]
  t: AwardTexts
}) {
  return (
    <section aria-label={block.title} className="pt-4">
      <ol className="grid grid-cols-1 gap-y-8 lg:grid-cols-3">
        {block.items.map((item, place) => {
          const step = steps[place] ?? { state: 'ahead', percent: 0 }
          return (
            <li key={item.text}>
              <Line step={step} />
              <p className="type-numeral mt-4 text-pretty whitespace-normal! [--numeral:clamp(2rem,10vw,2.5rem)]">
                {item.title}
              </p>
              <p className="type-body mt-1.5 text-ink-2">
                {item.text}
                <span className="sr-only">{`, ${t.step[step.state]}`}</span>
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Line({ step }: { step: CalendarStep }) {
  const isDone = step.state !== 'ahead'
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="100%"
      height="16"
      className={cx('block', step.state === 'current' ? 'text-accent' : 'text-ink')}
    >
      <path d="M16 8H9999" className="stroke-edge" />
      {isDone && <rect x="8" y="7" width={`${step.percent}%`} height="2" fill="currentColor" />}
      <circle
        cx="8"
        cy="8"
        r="7"
        className={isDone ? undefined : 'fill-ground stroke-edge'}
        fill={isDone ? 'currentColor' : undefined}
      />
    </svg>
  )
}
