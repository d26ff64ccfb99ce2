import type { ReactNode } from 'react'
import { Colonnade } from './colonnade.tsx'

/** Two columns with nothing between, one sentence, one action. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-6 py-12">
      <div className="relative h-[120px] w-[220px]">
        <Colonnade fixed bays={1} columnWidth={26} />
      </div>
      <p className="type-d3 max-w-text">{children}</p>
      {action}
    </div>
  )
}
