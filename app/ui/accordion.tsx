import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A question that unfolds into its answer; several may be open, and none needs a script. */
export function Accordion({
  title,
  id,
  onToggle,
  children,
}: {
  title: ReactNode
  id?: string
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}) {
  return (
    <details
      id={id}
      className="accordion border-b border-hair"
      onToggle={onToggle && (event => onToggle(event.currentTarget.open))}
    >
      <summary className="flex min-h-16 items-center justify-between gap-6 py-4 text-[1.125rem] leading-snug font-medium hover:text-accent">
        {title}
        <Icon name="plus" className="accordion-plus" />
        <Icon name="minus" className="accordion-minus" />
      </summary>
      <div className="pb-7 lg:pr-16">{children}</div>
    </details>
  )
}
