import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'

/** How something with a deadline stands: a badge, the one sentence with the date that matters, one action. */
export function StateBanner({
  tone,
  icon,
  badge,
  sentence,
  children,
}: {
  tone: BadgeTone
  icon: IconName
  badge: string
  sentence: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-8">
      <Badge tone={tone} icon={icon}>
        {badge}
      </Badge>
      <p className="type-d3">
        <Unbroken>{sentence}</Unbroken>
      </p>
      {children}
    </div>
  )
}
