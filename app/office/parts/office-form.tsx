import { type ReactNode, useContext } from 'react'
import { useView } from '../../navigation/view.ts'
import { MayAct } from './may-act.ts'

/** A form that does one thing and comes back here. */
export function OfficeForm({
  does,
  fields = {},
  className,
  takesFile = false,
  children,
}: {
  does: string
  /** What it is about. */
  fields?: Record<string, string>
  className?: string
  takesFile?: boolean
  children: ReactNode
}) {
  const { pathname } = useView()
  const mayAct = useContext(MayAct)
  if (!mayAct) return null
  return (
    <form
      method="post"
      action={pathname}
      className={className}
      encType={takesFile ? 'multipart/form-data' : undefined}
    >
      <input type="hidden" name="do" value={does} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
