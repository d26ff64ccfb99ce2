import { partSizes } from '../../ui/column-geometry.ts'
import { cx } from '../../ui/cx.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { BlockOf, RefundStep } from '../blocks/block-view.ts'

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

export function RefundColumns({
  steps,
  isLarge = false,
  className,
}: {
  steps: RefundStep[]
  /** Where the ladder is the page's one large thing. */
  isLarge?: boolean
  className?: string
}) {
  return (
    <ol className={cx('grid grid-cols-4 grid-rows-[auto_auto_auto] gap-gutter gap-y-0', className)}>
      {steps.map(step => (
        <li key={step.percent} className="row-span-3 grid grid-rows-subgrid justify-items-center text-center">
          <span className="flex w-full flex-col items-center justify-end border-b border-ink">
            <RefundColumn percent={step.percent} isLarge={isLarge} />
          </span>
          <p
            className={cx(
              'type-numeral mt-4',
              isLarge
                ? '[--numeral:clamp(1.5rem,5.4vw,4.75rem)]'
                : '[--numeral:clamp(1.5rem,5.4vw,2.875rem)]',
            )}
          >
            {step.share}
          </p>
          <p className="type-caption mt-1.5 text-balance text-ink-2">
            <Unbroken>{step.when}</Unbroken>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** The whole price is a whole column; a part of it is broken off at that height; nothing is the plinth alone. */
function RefundColumn({ percent, isLarge }: { percent: number; isLarge: boolean }) {
  const width = isLarge ? 60 : 46
  const size = partSizes(width)
  const height = ((isLarge ? 380 : 240) * percent) / 100
  const isWhole = percent === 100
  return (
    <span aria-hidden="true" className="column max-w-full">
      {isWhole && <Piece symbol="cap-11" width={size.width} height={size.cap} />}
      {percent > 0 && (
        <Piece
          symbol="shaft-11"
          width={size.width}
          height={Math.round(height) - size.base - (isWhole ? size.cap : 0)}
        />
      )}
      {percent > 0 ? (
        <Piece symbol="base" width={size.width} height={size.base} />
      ) : (
        <svg
          aria-hidden="true"
          focusable="false"
          width={size.width}
          height="13"
          viewBox={`0 0 ${size.width} 13`}
          preserveAspectRatio="none"
          className="column-lines max-w-full"
        >
          <path d={`M.5 13V.5H${size.width - 0.5}V13`} fill="none" stroke="currentColor" strokeOpacity=".6" />
        </svg>
      )}
    </span>
  )
}

function Piece({ symbol, width, height }: { symbol: string; width: number; height: number }) {
  return (
    <svg aria-hidden="true" focusable="false" width={width} height={height} className="max-w-full">
      <use href={`#column-${symbol}`} />
    </svg>
  )
}
