import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Oval frame for a portrait of 4 : 5. The picture brings its own alternative text. */
export function Medallion({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={cx('medallion', className)}>{children}</span>
}
