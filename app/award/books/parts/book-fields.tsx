import { useView } from '../../../navigation/view.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Field, FieldError, fieldId } from '../../../ui/field.tsx'
import { nominations } from '../../count/award-rule.ts'
import { type BookField, bookFieldNames, bookFields, nominators } from '../book-fields.ts'
import type { BookData } from '../pages/application.server.ts'
import type { BookTexts } from '../texts.ru.ts'

type Props = { data: BookData; t: BookTexts }

const long = new Set<BookField>(['novelty', 'excerpt'])
const wide = new Set<BookField>(['title', 'bookUrl'])
const digits = new Set<BookField>(['year', 'pages', 'circulation', 'excerptPage'])

/** What is said of the book. Everything can be saved as it is; what is missing is told beside it. */
export function BookFields({ data, t }: Props) {
  const { pathname } = useView()
  return (
    <section>
      <h2 className="type-d3">{t.book}</h2>
      <form method="post" action={pathname} className="mt-5">
        <input type="hidden" name="do" value="save" />
        <input type="hidden" name="revision" value={data.revision} />
        <fieldset disabled={!data.canChange} className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <legend className="sr-only">{t.book}</legend>
          {bookFieldNames.map(name => (
            <OneField key={name} name={name} data={data} t={t} />
          ))}
        </fieldset>
        {data.canChange && (
          <Button type="submit" className="mt-6">
            {t.save}
          </Button>
        )}
      </form>
    </section>
  )
}

function OneField({ name, data, t }: Props & { name: BookField }) {
  const most = bookFields[name]
  const hints: Partial<Record<string, string>> = t.hints
  const said = { name, label: t.fields[name], value: data.values[name], error: data.problems[name] }
  if (most === 'tick') return <Tick {...said} />
  if (name === 'nomination')
    return <Choice {...said} options={nominations.map(one => [one, t.nominations[one]])} />
  if (name === 'nominator')
    return <Choice {...said} options={nominators.map(one => [one, t.nominators[one]])} />
  if (long.has(name)) return <Long {...said} maxLength={most} hint={hints[name]} />
  return (
    <Field
      name={name}
      label={said.label}
      defaultValue={said.value}
      maxLength={most}
      error={said.error}
      {...(hints[name] && { hint: hints[name] })}
      {...(digits.has(name) && { inputMode: 'numeric' })}
      className={cx(wide.has(name) && 'sm:col-span-2')}
    />
  )
}

type Said = { name: string; label: string; value: string; error?: string | undefined }

function Choice({ name, label, value, error, options }: Said & { options: [string, string][] }) {
  const below = `below-${fieldId(name)}`
  return (
    <div>
      <label htmlFor={fieldId(name)} className="type-small block pb-2">
        {label}
      </label>
      <select
        id={fieldId(name)}
        name={name}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? below : undefined}
        className={cx('h-[54px] w-full border bg-raised px-4 text-[1rem]', edge(error))}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      {error && <FieldError id={below}>{error}</FieldError>}
    </div>
  )
}

function Long({
  name,
  label,
  value,
  error,
  hint,
  maxLength,
}: Said & { hint: string | undefined; maxLength: number }) {
  const below = `below-${fieldId(name)}`
  return (
    <div className="sm:col-span-2">
      <label htmlFor={fieldId(name)} className="type-small block pb-2">
        {label}
      </label>
      <textarea
        id={fieldId(name)}
        name={name}
        rows={6}
        maxLength={maxLength}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? below : undefined}
        className={cx('block w-full border bg-raised px-4 py-3 text-[1rem]', edge(error))}
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

function Tick({ name, label, value, error }: Said) {
  const below = `below-${fieldId(name)}`
  return (
    <div className="sm:col-span-2">
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
      {error && <FieldError id={below}>{error}</FieldError>}
    </div>
  )
}

const edge = (error: string | undefined) =>
  error ? 'wrong-bar border-error' : 'border-edge hover:border-ink'
