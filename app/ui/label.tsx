import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The museum label. The order of its lines never changes; what is unknown is left out. */
export function Label({
  number,
  author,
  title,
  year,
  technique,
  size,
  mark,
  className,
}: {
  /** With its sign: «№ 19». */
  number?: string
  author?: ReactNode
  title?: ReactNode
  year?: string | number
  technique?: string
  /** Height first: «90 × 120 см». */
  size?: string
  /** State mark and price. */
  mark?: ReactNode
  className?: string
}) {
  const made = [year, technique && sentence(technique)].filter(Boolean).join('. ')
  return (
    <div className={cx('max-w-[230px] text-left', className)}>
      {number && <p className="type-caption text-accent">{number}</p>}
      {author && <p className="type-small font-medium">{author}</p>}
      {title && <p className="type-label-title my-0.5">{title}</p>}
      {made && <p className="type-caption text-ink-2">{made}</p>}
      {size && <p className="type-caption text-ink-2">{size}</p>}
      {mark && <p className="type-caption mt-1.5 flex items-center gap-2">{mark}</p>}
    </div>
  )
}

function sentence(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
