import { useRef, useState } from 'react'
import { useIsHydrated } from '../../navigation/hydration.tsx'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { groupThousands, marks } from '../../platform/money.ts'
import { plural } from '../../platform/plurals.ts'
import { cx } from '../../ui/cx.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { FieldView, FormView } from '../form-view.ts'

export type BoxProps = {
  field: FieldView
  id: string
  value: string
  /** What is common to all boxes: name, errors and hints told to screen readers, the look. */
  common: {
    id: string
    name: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
    'aria-required': true | undefined
    className: string
  }
  words: FormView['words']
  locale: LocaleCode
}

export function Line({ field, value, common, words }: BoxProps) {
  const kinds = {
    email: { type: 'email', autoComplete: 'email', placeholder: undefined },
    phone: { type: 'tel', autoComplete: 'tel', placeholder: words.phoneExample },
    url: { type: 'url', autoComplete: 'off', placeholder: words.urlExample },
    number: { type: 'text', autoComplete: 'off', inputMode: 'numeric', placeholder: undefined },
  } as const
  const kind = kinds[field.kind as keyof typeof kinds] as (typeof kinds)[keyof typeof kinds] | undefined
  return (
    <input
      {...(kind ?? { type: 'text' })}
      {...common}
      {...(field.autoComplete && { autoComplete: field.autoComplete })}
      placeholder={field.example ?? kind?.placeholder}
      defaultValue={value}
      readOnly={field.given !== undefined}
      className={cx(common.className, 'h-[54px] read-only:border-hair read-only:text-ink-2')}
    />
  )
}

export function Select({ field, value, common, words }: BoxProps) {
  return (
    <span className="relative block">
      <select
        {...common}
        defaultValue={value}
        className={cx(common.className, 'h-[54px] appearance-none pr-12')}
      >
        <option value="">{words.choose}</option>
        {field.options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-ink-2"
      />
    </span>
  )
}

/** Room for a few sentences. More than fits is not cut off: the count and the rule say so. */
export function LongText({
  field,
  value,
  common,
  words,
  locale,
  below,
  error,
}: BoxProps & { below: string; error: string | undefined }) {
  const [length, setLength] = useState(value.length)
  const grouped = (value: number) => groupThousands(value, marks[locale].thousands)
  const count = fill(plural(length, locale, words.characters), {
    count: grouped(length),
    most: grouped(field.maxLength),
  })
  return (
    <>
      <textarea
        {...common}
        rows={field.maxLength > 1_000 ? 6 : 4}
        defaultValue={value}
        placeholder={field.example}
        onInput={event => setLength(event.currentTarget.value.length)}
        className={cx(common.className, 'block resize-y py-3')}
      />
      {error ? (
        <FieldError id={below}>{error}</FieldError>
      ) : (
        <p id={below} className="type-caption pt-2 text-ink-2">
          {field.hint && `${field.hint}. `}
          {count}
        </p>
      )}
    </>
  )
}

/** A day is typed; who would rather choose it has the device's own calendar. */
export function DateBox({ field, value, common, words }: BoxProps) {
  const typed = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const isHydrated = useIsHydrated()
  function take(day: string) {
    const box = typed.current
    if (!box || day === '') return
    box.value = day.split('-').reverse().join('.')
    box.dispatchEvent(new Event('input', { bubbles: true }))
    box.focus()
  }
  return (
    <span className="relative block">
      <input
        {...common}
        ref={typed}
        type="text"
        inputMode="decimal"
        autoComplete={field.autoComplete ?? 'off'}
        placeholder={words.dateExample}
        defaultValue={value}
        className={cx(common.className, 'h-[54px] pr-14')}
      />
      {isHydrated && (
        <>
          <button
            type="button"
            aria-label={words.calendar}
            onClick={() => picker.current?.showPicker()}
            className="absolute top-1 right-1 inline-flex size-[46px] items-center justify-center text-ink-2 hover:text-ink"
          >
            <Icon name="calendar" />
          </button>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            onChange={event => take(event.currentTarget.value)}
            className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
          />
        </>
      )}
    </span>
  )
}
