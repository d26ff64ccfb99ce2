import { Column } from './column.tsx'
import { cx } from './cx.ts'

/**
 * Columns on the lines between `bays` equal bays, behind whatever stands in them. It fills its positioned
 * parent; the outer columns stand on the parent's edges, so half of each reaches into the page margin.
 * Six bays become three on tablets and two on phones, as `grid-bays` does; `fixed` keeps them all.
 */
export function Colonnade({
  bays = 6,
  columnWidth = 40,
  fade = false,
  fixed = false,
  phoneBays = 2,
  missing,
  className,
}: {
  bays?: number
  columnWidth?: number
  fade?: boolean
  fixed?: boolean
  /** One bay leaves only the outer columns on phones. */
  phoneBays?: 1 | 2
  /** The place of a column that has fallen. */
  missing?: number
  className?: string
}) {
  return (
    <div aria-hidden="true" className={cx('colonnade', className)}>
      {Array.from({ length: bays + 1 }, (_, k) => k).map(k => (
        // Zero width, so that the middle of every column lies exactly on its line.
        <span
          key={k}
          className={cx('h-full w-0 justify-center', fixed ? 'flex' : visibility(k, bays, phoneBays))}
        >
          {k !== missing && (
            <Column width={columnWidth} fade={fade} dim={k === 0 || k === bays} className="h-full" />
          )}
        </span>
      ))}
    </div>
  )
}

/** The columns that remain share the width evenly, so hiding some widens the bays. */
export function visibility(k: number, bays: number, phoneBays: 1 | 2 = 2) {
  if (k === 0 || k === bays) return 'flex'
  if (phoneBays === 1) return k === 2 || k === bays - 2 ? 'hidden sm:flex' : 'hidden lg:flex'
  if (bays === 6 && k === 3) return 'flex sm:hidden lg:flex'
  if (bays === 6 && k % 2 === 0) return 'hidden sm:flex'
  return 'hidden lg:flex'
}
