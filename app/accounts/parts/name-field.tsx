import { cx } from '../../ui/cx.ts'

/** Somebody's full name. */
export function NameField({
  label,
  typed = '',
  error,
}: {
  label: string
  typed?: string
  /** The id of the sentence that says what is wrong with it. */
  error?: string | undefined
}) {
  return (
    <div className="mt-5 first:mt-0">
      <label htmlFor="fullName" className="type-small block">
        {label}
      </label>
      <input
        id="fullName"
        name="fullName"
        autoComplete="name"
        required
        maxLength={120}
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
