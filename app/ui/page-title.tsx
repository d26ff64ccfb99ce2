import type { ReactNode } from 'react'
import { Colonnade } from './colonnade.tsx'
import { Entablature } from './entablature.tsx'
import { titleClass } from './title-class.ts'
import { Unbroken } from './unbroken.tsx'

/** The frieze of a page: where one is, the title, the lead at the right, the entablature. */
export function PageTitle({
  title,
  lead,
  above,
  capitals = false,
  size = 'd1',
}: {
  title: string
  lead?: ReactNode
  /** The breadcrumb. */
  above?: ReactNode
  /** Columns hang from the entablature where a list or a form follows. */
  capitals?: boolean
  /** A title that is a whole sentence is set smaller. */
  size?: 'd1' | 'd2'
}) {
  return (
    <div className="page">
      {above && <div className="type-small flex min-h-11 items-center pt-4 text-ink-2">{above}</div>}
      <div className="grid-columns items-end gap-y-6 pt-6 pb-7 lg:pt-10">
        <h1 className={`${size === 'd1' ? titleClass(title) : 'type-d2'} col-span-full lg:col-span-7`}>
          {title}
        </h1>
        {lead && (
          <div className="type-lead col-span-full pb-2 text-ink-2 lg:col-span-5">
            {typeof lead === 'string' ? <Unbroken>{lead}</Unbroken> : lead}
          </div>
        )}
      </div>
      <Entablature overhang={capitals} />
      {capitals && (
        <div className="relative h-[126px]">
          <Colonnade fade columnWidth={35} className="h-[108px]" />
        </div>
      )}
    </div>
  )
}
