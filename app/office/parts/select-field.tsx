import type { ComponentProps } from 'react'

/** A labelled choice; sent under its id, unless it has a name. */
export function SelectField({
  id,
  name = id,
  label,
  value,
  options,
  className,
  ...rest
}: Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'children'> & {
  id: string
  name?: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  className?: string
}) {
  return (
    <div className={className}>
      <label htmlFor={id} className="type-small block">
        {label}
      </label>
      <select
        {...rest}
        id={id}
        name={name}
        defaultValue={value}
        className="mt-1 h-11 w-full border border-edge bg-raised px-3 text-[0.9375rem] hover:border-ink"
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
