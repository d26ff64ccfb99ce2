import type { ComponentProps } from 'react'
import { cx } from '../../ui/cx.ts'

const box = 'mt-1 w-full border bg-raised px-3 text-[0.9375rem] hover:border-ink'
const edge = (error?: string) => (error ? 'wrong-bar border-error' : 'border-edge')

/** What is said about a field: beside it, under it, and when it was refused. */
type Said = { id: string; label: string; hint?: string | undefined; error?: string | undefined }

/** A labelled line to type in. */
export function TextField({ id, label, hint, error, className, ...rest }: ComponentProps<'input'> & Said) {
  return (
    <div className={className}>
      <label htmlFor={id} className="type-small block">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        {...describedBy({ id, hint, error })}
        className={cx(box, 'h-11', edge(error))}
      />
      <Below id={id} hint={hint} error={error} />
    </div>
  )
}

/** A labelled field for sentences. */
export function LongField({ id, label, hint, error, className, ...rest }: ComponentProps<'textarea'> & Said) {
  return (
    <div className={className}>
      <label htmlFor={id} className="type-small block">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        rows={rest.rows ?? 3}
        {...describedBy({ id, hint, error })}
        className={cx(box, 'py-2', edge(error))}
      />
      <Below id={id} hint={hint} error={error} />
    </div>
  )
}

function describedBy({ id, hint, error }: Omit<Said, 'label'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

function Below({ id, hint, error }: Omit<Said, 'label'>) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="type-small mt-1 text-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="type-small mt-1 text-ink-2">
          {hint}
        </p>
      )}
    </>
  )
}

/** The tick without which nothing that cannot be undone is done. */
export function ConfirmTick({ id, label }: { id: string; label: string }) {
  return (
    <label htmlFor={id} className="mt-3 flex min-h-11 w-fit items-center gap-3">
      <input id={id} type="checkbox" name="confirm" value="yes" required className="tick" />
      {label}
    </label>
  )
}
