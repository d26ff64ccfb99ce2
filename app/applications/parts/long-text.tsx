import { useState } from 'react'
import { groupThousands } from '../../platform/money.ts'
import { plural } from '../../platform/plurals.ts'
import { cx } from '../../ui/cx.ts'
import { FieldError } from '../../ui/field.tsx'
import type { BoxProps } from './form-field.tsx'

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
  const grouped = (value: number) => groupThousands(value, locale === 'ru' ? '\u00a0' : ',')
  const count = plural(length, locale, words.characters)
    .replace('{count}', grouped(length))
    .replace('{most}', grouped(field.maxLength))
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
