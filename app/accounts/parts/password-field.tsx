import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'

/** A password as it is typed: never given back, and shown only to whoever presses the eye (`device/start.ts`). */
export function PasswordField({
  id,
  name = id,
  label,
  autoComplete,
  error,
  hint,
  eye,
}: {
  id: string
  /** Where two stand on one page. */
  name?: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  /** The id of the sentence that says what is wrong with it. */
  error?: string | undefined
  hint?: ReactNode
  /** What the eye does, where the page's script opens it. */
  eye?: string | undefined
}) {
  return (
    <div className="mt-5 first:mt-0">
      <label htmlFor={id} className="type-small block">
        {label}
      </label>
      <div className="relative mt-1.5">
        <input
          id={id}
          name={name}
          type="password"
          autoComplete={autoComplete}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ?? (hint ? `${id}-hint` : undefined)}
          className={cx(
            'h-[54px] w-full border bg-raised px-4 text-[1rem] hover:border-ink',
            eye && 'pr-14',
            error ? 'border-error' : 'border-edge',
          )}
        />
        {eye && (
          <button
            type="button"
            hidden
            data-eye={id}
            aria-pressed="false"
            aria-label={eye}
            title={eye}
            // Struck out while the password can be read.
            className="absolute inset-y-0 right-1 my-auto flex size-11 items-center justify-center text-ink-2 hover:text-ink after:absolute after:hidden after:h-[1.5px] after:w-6 after:-rotate-45 after:bg-current aria-pressed:text-ink aria-pressed:after:block"
          >
            <Icon name="eye" size={20} />
          </button>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="type-small mt-1.5 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
