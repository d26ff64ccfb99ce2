import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type LintelKind = 'section' | 'light' | 'current'

const classes = {
  section: 'lintel',
  light: 'lintel-light',
  current: 'lintel-current lintel-draw pt-2.5',
}

/** Post and lintel over its content. An element that cannot be wrapped takes the class itself. */
export function Lintel({
  kind = 'section',
  className,
  children,
}: {
  kind?: LintelKind
  className?: string
  children?: ReactNode
}) {
  return (
    <div aria-hidden={children ? undefined : true} className={cx(classes[kind], className)}>
      {children}
    </div>
  )
}
