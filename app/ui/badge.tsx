import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'error' | 'info'

/** The state of a thing: always words, the colour and the icon only repeat them. */
export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: BadgeTone
  icon?: IconName
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'type-caption inline-flex min-h-[30px] items-center gap-2 border px-2.5 whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} size={15} />}
      {children}
    </span>
  )
}

const tones = {
  neutral: 'border-edge text-ink',
  success: 'border-success text-success',
  warning: 'border-warning text-warning',
  error: 'border-error text-error',
  info: 'border-info text-info',
}
