import type { ReactNode } from 'react'
import type { LocaleCode } from '../../platform/languages.ts'
import { cx } from '../../ui/cx.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { FieldView, FormView } from '../form-view.ts'
import { boxId } from './box-id.ts'
import { type BoxProps, DateBox, Line, LongText, Select } from './boxes.tsx'

/** One question of a form, in whatever box suits it. */
export function FormField({
  field,
  formId,
  value,
  error,
  words,
  locale,
}: {
  field: FieldView
  formId: string
  value: string
  error: string | undefined
  words: FormView['words']
  locale: LocaleCode
}) {
  const id = boxId(formId, field.name)
  const below = `below-${id}`
  const hasNote = Boolean(error || field.hint || field.kind === 'long')
  const common = {
    id,
    name: field.name,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': hasNote ? below : undefined,
    'aria-required': field.isOptional ? undefined : (true as const),
    className: cx(
      'w-full border bg-raised px-4 text-[1rem]',
      error ? 'wrong-bar border-error' : 'border-edge hover:border-ink',
    ),
  }
  const props = { field, id, value, common, words, locale }
  const label = <FieldLabel field={field} words={words} />
  const note = error ? (
    <FieldError id={below}>{error}</FieldError>
  ) : (
    field.hint && (
      <p id={below} className="type-caption pt-2 text-ink-2">
        {field.hint}
      </p>
    )
  )
  if (field.kind === 'radio' || field.kind === 'many')
    return (
      <Choices {...props} label={label} isWrong={Boolean(error)}>
        {note}
      </Choices>
    )
  if (field.kind === 'accept')
    return (
      <Accept {...props} label={label}>
        {note}
      </Accept>
    )
  const isWide = field.isWide || field.kind === 'long'
  return (
    <div className={isWide ? 'col-span-full' : undefined}>
      <label htmlFor={id} className="type-small block pb-2">
        {label}
      </label>
      {field.kind === 'long' ? (
        <LongText {...props} below={below} error={error} />
      ) : (
        <>
          {field.kind === 'select' ? (
            <Select {...props} />
          ) : field.kind === 'date' ? (
            <DateBox {...props} />
          ) : (
            <Line {...props} />
          )}
          {note}
        </>
      )}
    </div>
  )
}

function FieldLabel({ field, words }: { field: FieldView; words: FormView['words'] }) {
  return (
    <>
      {field.label}
      {field.isOptional && <span className="text-ink-2">, {words.optional}</span>}
    </>
  )
}

function Choices({
  field,
  id,
  value,
  common,
  label,
  isWrong,
  children,
}: BoxProps & { label: ReactNode; isWrong: boolean; children: ReactNode }) {
  const chosen = value.split(',')
  const isRadio = field.kind === 'radio'
  return (
    <fieldset
      aria-describedby={common['aria-describedby']}
      className={cx('col-span-full min-w-0', isWrong && 'is-wrong')}
    >
      <legend className="type-small pb-2">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {field.options.map((option, place) => (
          <label
            key={option.value}
            className={
              isRadio ? 'radio-card type-small min-w-[6.5rem] grow sm:grow-0' : 'tick-chip type-small'
            }
          >
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              id={place === 0 ? id : undefined}
              name={field.name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
            />
            {!isRadio && <Icon name="check" size={16} />}
            {option.label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}

function Accept({
  id,
  value,
  common,
  label,
  children,
}: BoxProps & { label: ReactNode; children: ReactNode }) {
  return (
    // The row is high enough for a finger; several of them stand no further apart than other fields.
    <div className="col-span-full -my-2.5">
      <div className="flex items-start gap-3 py-2.5">
        <input type="checkbox" {...common} value="on" defaultChecked={value === 'on'} className="tick" />
        <label htmlFor={id} className="type-small max-w-text pt-0.5">
          {label}
        </label>
      </div>
      <div className="pl-[38px]">{children}</div>
    </div>
  )
}
