import { type FluteCount, fluteCountFor, partSizes } from './column-geometry.ts'
import { cx } from './cx.ts'

/**
 * One column; the page needs `ColumnSymbols` once. `width` is the diameter at the foot in pixels; the capital is
 * 1.48 times as wide. Without `height` the shaft takes whatever height the classes give.
 */
export function Column({
  width = 40,
  height,
  fluteCount = fluteCountFor(width),
  fade = false,
  dim = false,
  className,
}: {
  width?: number
  height?: number
  fluteCount?: FluteCount
  /** Dissolves downwards and has no base. */
  fade?: boolean
  /** The outer columns of a row stand further from the light. */
  dim?: boolean
  className?: string
}) {
  const size = partSizes(width)
  const shaft = height === undefined ? undefined : height - size.cap - (fade ? 0 : size.base)

  return (
    <span
      aria-hidden="true"
      className={cx('column', dim ? 'opacity-45' : 'opacity-95', fade && 'column-fade', className)}
    >
      <Part symbol={`cap-${fluteCount}`} width={size.width} height={size.cap} />
      <Part symbol={`shaft-${fluteCount}`} width={size.width} height={shaft} />
      {!fade && <Part symbol="base" width={size.width} height={size.base} />}
    </span>
  )
}

function Part({ symbol, width, height }: { symbol: string; width: number; height?: number }) {
  return (
    <svg
      aria-hidden="true"
      className={height === undefined ? 'column-rest' : undefined}
      width={width}
      height={height}
    >
      <use href={`#column-${symbol}`} />
    </svg>
  )
}
