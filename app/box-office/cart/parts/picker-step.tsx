import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { FieldError } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** One decision: its number, its name, whether it is taken, what is wrong with it. */
export function TillStep({
  id,
  number,
  name,
  state,
  doneLabel,
  error,
  className,
  children,
}: {
  id: string
  number: number
  name: string
  /** Known only once the page has come to life; until then every step looks the same. */
  state: 'ahead' | 'current' | 'done'
  doneLabel: string
  error?: string | undefined
  className?: string
  children: ReactNode
}) {
  return (
    <fieldset
      id={id}
      aria-describedby={error ? `error-${id}` : undefined}
      className={cx('min-w-0', state === 'current' ? 'lintel-current pt-2.5' : 'lintel-light', className)}
    >
      <legend className="float-left flex w-full items-baseline gap-3 pt-4 pb-5">
        <span
          className={cx('type-numeral type-numeral-s', state === 'current' ? 'text-accent' : 'text-ink-2')}
        >
          {number}
        </span>
        <span className="type-d3">{name}</span>
        {state === 'done' && (
          <>
            <Icon name="check" size={18} className="self-center text-success" />
            <span className="sr-only">{`, ${doneLabel}`}</span>
          </>
        )}
      </legend>
      <div className="clear-both">
        {children}
        {error && <FieldError id={`error-${id}`}>{error}</FieldError>}
      </div>
    </fieldset>
  )
}
