import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Field, FieldError, fieldId } from '../../../ui/field.tsx'

type Said = {
  name: string
  label: string
  value: string
  error?: string | undefined
  hint?: string
  /** Of the words typed into it, where they are not the page's own. */
  lang?: 'ru' | 'en' | undefined
  className?: string
}

export function LineField({
  value,
  hint,
  ...rest
}: Said & { maxLength: number; type?: string; autoComplete?: string }) {
  return <Field {...rest} {...(hint && { hint })} defaultValue={value} />
}

export function LongField({
  name,
  label,
  value,
  error,
  hint,
  lang,
  maxLength,
  rows = 5,
  className,
}: Said & { maxLength: number; rows?: number }) {
  return (
    <Labelled {...{ name, label, error, hint, className }}>
      {below => (
        <textarea
          id={fieldId(name)}
          name={name}
          lang={lang}
          rows={rows}
          maxLength={maxLength}
          defaultValue={value}
          {...described(error, hint, below)}
          className={cx('block w-full border bg-raised px-4 py-3 text-[1rem]', edge(error))}
        />
      )}
    </Labelled>
  )
}

export function ChoiceField({
  name,
  label,
  value,
  error,
  hint,
  choose,
  options,
  className,
}: Said & { choose: string; options: readonly { value: string; label: string }[] }) {
  return (
    <Labelled {...{ name, label, error, hint, className }}>
      {below => (
        <select
          id={fieldId(name)}
          name={name}
          defaultValue={value}
          {...described(error, hint, below)}
          className={cx('h-[54px] w-full border bg-raised px-4 text-[1rem]', edge(error))}
        >
          <option value="">{choose}</option>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

export function TickField({ name, label, value, error, children }: Said & { children?: ReactNode }) {
  const below = `below-${fieldId(name)}`
  return (
    <div>
      <div>
        <label htmlFor={fieldId(name)} className="flex min-h-11 items-center gap-3">
          <input
            id={fieldId(name)}
            type="checkbox"
            name={name}
            value="on"
            defaultChecked={value === 'on'}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? below : undefined}
            className="tick"
          />
          {label}
        </label>
        {children && <div className="pl-[38px]">{children}</div>}
      </div>
      {error && <FieldError id={below}>{error}</FieldError>}
    </div>
  )
}

function Labelled({
  name,
  label,
  error,
  hint,
  className,
  children,
}: Pick<Said, 'name' | 'label'> & {
  error: string | undefined
  hint: string | undefined
  className: string | undefined
  children(below: string): ReactNode
}) {
  const below = `below-${fieldId(name)}`
  return (
    <div className={className}>
      <label htmlFor={fieldId(name)} className="type-small block pb-2">
        {label}
      </label>
      {children(below)}
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

const edge = (error: string | undefined) =>
  error ? 'wrong-bar border-error' : 'border-edge hover:border-ink'

function described(error: string | undefined, hint: string | undefined, below: string) {
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': error || hint ? below : undefined }
}
