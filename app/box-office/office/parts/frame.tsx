import type { ReactNode } from 'react'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import type { FrameData } from '../load-frame.server.ts'

/** A page of the office, with what has just been done or refused said on top. */
export function Frame({
  data,
  t,
  title,
  note,
  actions,
  children,
}: {
  data: FrameData
  /** Says what has been done. */
  t: { done: object }
  title: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const done = data.done ? (t.done as Record<string, string>)[data.done] : undefined
  return (
    <OfficeFrame frame={data.frame} title={title} note={note} actions={actions}>
      <OfficeOutcome error={data.error?.message} done={done} />
      {children}
    </OfficeFrame>
  )
}
