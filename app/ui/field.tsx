import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

/** A line to fill in: its name above, a hint below, which an error replaces. */
export function Field({
  label,
  name,
  id = fieldId(name),
  hint,
  error,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'name' | 'id'> & {
  /** Only where the same field stands on the page more than once. */
  id?: string
  label: string
  name: string
  hint?: string
  error?: string | undefined
}) {
  const below = `below-${id}`
  return (
    <div className={className}>
      <label htmlFor={id} className="type-small block pb-2">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? below : undefined}
        className={cx(
          'h-[54px] w-full border bg-raised px-4 text-[1rem]',
          error ? 'wrong-bar border-error' : 'border-edge hover:border-ink',
        )}
      />
      {error ? (
        <FieldError id={below}>{error}</FieldError>
      ) : (
        hint && (
          <p id={below} className="type-caption pt-2 text-ink-2">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="type-small flex items-start gap-2 pt-2 text-error">
      <Icon name="warning" size={18} className="mt-0.5" />
      {children}
    </p>
  )
}

export function fieldId(name: string): string {
  return `field-${name}`
}
