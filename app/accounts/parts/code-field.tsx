import { cx } from '../../ui/cx.ts'

/** A one-time code, or a recovery code in its place: letters too, so no keypad of digits. */
export function CodeField({
  label,
  hint,
  error,
}: {
  label: string
  hint?: string
  /** The id of the sentence that says what is wrong with it. */
  error?: string | undefined
}) {
  return (
    <div className="mt-5 first:mt-0">
      <label htmlFor="code" className="type-small block">
        {label}
      </label>
      <input
        id="code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={40}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ?? (hint ? 'code-hint' : undefined)}
        className={cx(
          'mt-1.5 h-[54px] w-full border bg-raised px-4 text-[1.25rem] tracking-widest tabular-nums hover:border-ink',
          error ? 'border-error' : 'border-edge',
        )}
      />
      {hint && (
        <p id="code-hint" className="type-small mt-1.5 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
