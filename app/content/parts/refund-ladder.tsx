import { cx } from '../../ui/cx.ts'
import type { BlockOf, RefundStep } from '../shown-blocks.ts'

/** The shares that come back, as columns of their height. */
export function RefundLadder({ block }: { block: BlockOf<'refund-ladder'> }) {
  return (
    <section className="grid-columns gap-y-8">
      <div className="col-span-full lg:col-span-4">
        <h2 className="type-d2">{block.title}</h2>
        <p className="type-body mt-5 max-w-text text-pretty text-ink-2">{block.note}</p>
      </div>
      <RefundColumns steps={block.steps} className="col-span-full lg:col-span-7 lg:col-start-6" />
    </section>
  )
}

export function RefundColumns({ steps, className }: { steps: RefundStep[]; className?: string }) {
  return (
    <ol className={cx('grid grid-cols-4 items-end gap-gutter', className)}>
      {steps.map(step => (
        <li key={step.percent} className="flex flex-col">
          <Shaft percent={step.percent} />
          <p className="type-numeral mt-3 [--numeral:clamp(1.5rem,5.4vw,2.875rem)]">{step.share}</p>
          <p className="type-caption mt-1 min-h-[3lh] text-ink-2">{step.when}</p>
        </li>
      ))}
    </ol>
  )
}

const tallest = 180

/** A fluted shaft under its abacus; nothing given back is an abacus on the ground. */
function Shaft({ percent }: { percent: number }) {
  const height = Math.round((tallest * percent) / 100)
  const top = tallest - height
  const flutes = Array.from({ length: 7 }, (_, place) => 22 + place * 9.3)
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 100 ${tallest + 14}`}
      fill="none"
      stroke="currentColor"
      className="w-full max-w-[120px]"
    >
      <path d={`M10 ${top + 1}H90V${top + 7}H10Z`} />
      {height > 0 && (
        <path d={flutes.map(x => `M${x} ${top + 7}V${tallest + 6}`).join('')} strokeOpacity=".55" />
      )}
      <path d={`M4 ${tallest + 9}H96`} strokeWidth="3" />
    </svg>
  )
}
