import type { ComponentProps } from 'react'
import { OfficeFrame } from '../../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../../office/parts/office-outcome.tsx'
import type { loadFrame } from '../load-frame.server.ts'
import type { StandOfficeTexts } from '../texts.ru.ts'

/** A page of the stands' office, with what has just been done or refused said on top. */
export function Frame({
  data,
  t,
  children,
  ...rest
}: { data: ReturnType<typeof loadFrame>; t: StandOfficeTexts } & Omit<
  ComponentProps<typeof OfficeFrame>,
  'frame'
>) {
  const said: Record<string, string> = t.done
  const done = data.done && Object.hasOwn(said, data.done) ? said[data.done] : undefined
  return (
    <OfficeFrame frame={data.frame} {...rest}>
      <OfficeOutcome error={data.error?.message} done={done} />
      {children}
    </OfficeFrame>
  )
}
