import { cx } from '../../ui/cx.ts'

/** The address somebody signs in with, or wants a letter sent to. */
export function EmailField({
  id = 'email',
  label,
  typed = '',
  autoComplete = 'username',
  error,
}: {
  id?: string
  label: string
  typed?: string
  autoComplete?: 'username' | 'email'
  /** The id of the sentence that says what is wrong with it. */
  error?: string | undefined
}) {
  return (
    <div className="mt-5 first:mt-0">
      <label htmlFor={id} className="type-small block">
        {label}
      </label>
      <input
        id={id}
        name="email"
        type="email"
        autoComplete={autoComplete}
        required
        defaultValue={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error}
        className={cx(
          'mt-1.5 h-[54px] w-full border bg-raised px-4 text-[1rem] hover:border-ink',
          error ? 'border-error' : 'border-edge',
        )}
      />
    </div>
  )
}
