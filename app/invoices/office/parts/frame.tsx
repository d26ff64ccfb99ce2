import type { ComponentProps } from 'react'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import type { loadFrame } from '../load-frame.server.ts'
import type { InvoiceTexts } from '../texts.ru.ts'

type Data = Awaited<ReturnType<typeof loadFrame>>

/** A page for those who keep the accounts, with what has just been done or refused said on top. */
export function Frame({
  data,
  t,
  children,
  ...rest
}: { data: Data; t: InvoiceTexts } & Omit<ComponentProps<typeof OfficeFrame>, 'frame'>) {
  const done = data.done ? (t.done as Record<string, string>)[data.done] : undefined
  return (
    <OfficeFrame frame={data.frame} {...rest}>
      <OfficeOutcome error={data.error?.message} done={done} />
      {children}
    </OfficeFrame>
  )
}
