import type { ReactNode } from 'react'
import { OfficeDesk } from '../../../accounts/parts/office-desk.tsx'
import type { DeskData } from '../../office-desk.server.ts'
import type { OfficeTexts } from '../texts.ru.ts'

/** A page of the office, with what has just been done or refused said on top. */
export function Desk({
  data,
  t,
  title,
  note,
  actions,
  children,
}: {
  data: DeskData
  t: OfficeTexts
  title: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const done = data.done && (t.done as Record<string, string>)[data.done]
  return (
    <OfficeDesk frame={data.frame} title={title} note={note} actions={actions}>
      {data.error && (
        <p
          role="alert"
          className="type-body mb-6 max-w-text border-l-4 border-error bg-raised px-4 py-3 text-error"
        >
          {data.error.message}
        </p>
      )}
      {done && (
        <p role="status" className="type-body mb-6 max-w-text border-l-4 border-success bg-raised px-4 py-3">
          {done}
        </p>
      )}
      {children}
    </OfficeDesk>
  )
}
