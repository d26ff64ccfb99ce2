import type { ComponentProps } from 'react'
import { OfficeDesk } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import type { deskOf } from '../load-frame.server.ts'
import type { SubmissionTexts } from '../texts.ru.ts'

type Data = Awaited<ReturnType<typeof deskOf>>

/** A page for those who answer, with what has just been done or refused said on top. */
export function Desk({
  data,
  t,
  children,
  ...rest
}: { data: Data; t: SubmissionTexts } & Omit<ComponentProps<typeof OfficeDesk>, 'frame'>) {
  const done = data.done ? (t.done as Record<string, string>)[data.done] : undefined
  return (
    <OfficeDesk frame={data.frame} {...rest}>
      <OfficeOutcome error={data.error} done={done} />
      {children}
    </OfficeDesk>
  )
}
