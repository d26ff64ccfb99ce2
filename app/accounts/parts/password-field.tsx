import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

/** A password as it is typed: never shown, never given back. */
export function PasswordField({
  id,
  name = id,
  label,
  autoComplete,
  error,
  hint,
}: {
  id: string
  /** Where two stand on one page. */
  name?: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  /** The id of the sentence that says what is wrong with it. */
  error?: string | undefined
  hint?: ReactNode
}) {
  return (
    <div className="mt-5 first:mt-0">
      <label htmlFor={id} className="type-small block">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="password"
        autoComplete={autoComplete}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ?? (hint ? `${id}-hint` : undefined)}
        className={cx(
          'mt-1.5 h-[54px] w-full border bg-raised px-4 text-[1rem] hover:border-ink',
          error ? 'border-error' : 'border-edge',
        )}
      />
      {hint && (
        <p id={`${id}-hint`} className="type-small mt-1.5 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
