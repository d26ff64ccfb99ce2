import type { ComponentProps } from 'react'
import { cx } from '../../ui/cx.ts'

const box = 'mt-1 w-full border border-edge bg-raised px-3 text-[0.9375rem] hover:border-ink'

/** A labelled line to type in. */
export function TextField({
  id,
  label,
  hint,
  className,
  ...rest
}: ComponentProps<'input'> & { id: string; label: string; hint?: string }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="type-small block">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={cx(box, 'h-11')}
      />
      {hint && (
        <p id={`${id}-hint`} className="type-small mt-1 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A labelled field for sentences. */
export function LongField({
  id,
  label,
  hint,
  className,
  ...rest
}: ComponentProps<'textarea'> & { id: string; label: string; hint?: string }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="type-small block">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        rows={rest.rows ?? 3}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={cx(box, 'py-2')}
      />
      {hint && (
        <p id={`${id}-hint`} className="type-small mt-1 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The tick without which nothing that cannot be undone is done. */
export function ConfirmTick({ id, label }: { id: string; label: string }) {
  return (
    <label htmlFor={id} className="mt-3 flex min-h-11 w-fit items-center gap-3">
      <input
        id={id}
        type="checkbox"
        name="confirm"
        value="yes"
        required
        className="size-6 shrink-0 accent-ink"
      />
      {label}
    </label>
  )
}
