import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { cx } from '../../../ui/cx.ts'
import { rightFor } from '../../rights.ts'
import type { FieldRow } from '../edit-rows.ts'
import type { Choices } from '../read-choices.server.ts'
import type { ShownConflict } from '../save-form.server.ts'
import type { EditorialTexts } from '../texts.ru.ts'
import { box } from './box.ts'
import { ReferenceInput, Select } from './reference-input.tsx'

export type FieldSurroundings = {
  t: EditorialTexts['edit']
  choices: Choices
  stale: Record<string, unknown>
  conflicts: Record<string, ShownConflict>
  may: Record<string, boolean>
}

/** One field: both languages share a row, and start at the same height. */
export function FieldInputs({ row, around }: { row: FieldRow; around: FieldSurroundings }) {
  const { t, stale } = around
  const isPair = row.values.length > 1
  const was = stale[row.path]
  return (
    <div className="border-t border-hair py-3">
      <div className={cx('grid gap-x-7 gap-y-3', isPair && 'lg:grid-cols-2')}>
        {row.values.map(value => (
          <Input key={value.name} row={row} value={value} around={around} isPair={isPair} />
        ))}
      </div>
      {(row.type === 'picture' || row.type === 'pictures') && <LibraryLink row={row} t={t} />}
      {was !== undefined && (
        <div className="type-small mt-2 border border-dashed border-warning px-3 py-2 lg:ml-auto lg:w-[calc(50%-0.875rem)]">
          <p>{fill(t.stale, { was: Array.isArray(was) ? was.join(' ') : String(was) })}</p>
          {around.may.translate && (
            <button type="submit" form="confirm" name="path" value={row.path} className="link min-h-11">
              {t.confirm}
              <span className="sr-only">: {row.label}</span>
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** The library, where a picture is chosen for this field; the choice comes back into the draft. */
function LibraryLink({ row, t }: { row: FieldRow; t: EditorialTexts['edit'] }) {
  const { path } = useView()
  const [, , , kind = '', key = ''] = path.split('/')
  const query = new URLSearchParams({ for: `${kind}/${key}`, field: row.path })
  return (
    <Link
      to={`/office/content/pictures/?${query}`}
      className="link type-small inline-flex min-h-11 items-center"
    >
      {t.choosePicture}
      <span className="sr-only">: {row.label}</span>
    </Link>
  )
}

type InputProps = {
  row: FieldRow
  value: FieldRow['values'][number]
  around: FieldSurroundings
  isPair: boolean
}

function Input({ row, value, around, isPair }: InputProps) {
  const { t, conflicts } = around
  const { locale } = useView()
  const id = value.name.replaceAll(/[:/]/g, '-')
  const conflict = conflicts[value.name]
  const language = value.language
  const name = language && isPair ? `${row.label}, ${t.languages[language]}` : row.label
  return (
    <div lang={language ?? undefined}>
      {row.type === 'flag' || row.type === 'choices' || row.type === 'references' ? null : (
        <label htmlFor={id} className="type-small block" lang={locale}>
          {name}
        </label>
      )}
      {conflict && (
        <p role="alert" className="type-small mt-1 border-l-4 border-warning bg-raised px-3 py-2">
          {conflict.isGone
            ? fill(t.gone, { text: conflict.mine })
            : fill(t.theirs, { text: conflict.theirs })}
        </p>
      )}
      <Control
        id={id}
        row={row}
        name={value.name}
        label={name}
        value={conflict && !conflict.isGone ? conflict.mine : value.value}
        isReadOnly={!mayWrite(around, language)}
        around={around}
      />
    </div>
  )
}

function mayWrite({ may }: FieldSurroundings, language: LocaleCode | null): boolean {
  return Boolean(may[rightFor(language)])
}

type ControlProps = {
  id: string
  row: FieldRow
  name: string
  label: string
  value: string | string[]
  isReadOnly: boolean
  around: FieldSurroundings
}

function Control({ id, row, name, label, value, isReadOnly, around }: ControlProps) {
  const { t, choices } = around
  const known = row.to ? choices.records[row.to] : undefined
  const text = Array.isArray(value) ? value.join('\n') : value
  const common = { id, name, readOnly: isReadOnly, autoComplete: 'off' as const }
  switch (row.type) {
    case 'text':
    case 'paragraphs':
    case 'line':
      if (!row.isLong)
        return (
          <input
            {...common}
            defaultValue={text}
            maxLength={row.most ?? undefined}
            className={cx(box, 'h-11')}
          />
        )
      return (
        <textarea
          {...common}
          defaultValue={text}
          maxLength={row.most ?? undefined}
          rows={Math.min(14, Math.max(3, Math.ceil(text.length / 60)))}
          className={cx(box, 'field-sizing-content py-2')}
        />
      )
    case 'flag':
      return (
        <label htmlFor={id} className="flex min-h-11 w-fit items-center gap-3">
          <input type="hidden" name={name} value="" disabled={isReadOnly} />
          <input
            id={id}
            type="checkbox"
            name={name}
            value="yes"
            defaultChecked={value === 'yes'}
            disabled={isReadOnly}
            className="tick"
          />
          {label}
        </label>
      )
    case 'choice':
      return <Select {...{ id, name, isReadOnly }} value={text} options={row.options ?? []} />
    case 'reference':
      return <ReferenceInput {...{ id, name, isReadOnly, t }} known={known} value={text} />
    case 'choices':
      return (
        <fieldset disabled={isReadOnly}>
          <legend className="type-small">{label}</legend>
          <input type="hidden" name={name} value="" />
          {(row.options ?? []).map(option => (
            <label key={option.value} className="mr-6 inline-flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name={name}
                value={option.value}
                defaultChecked={value.includes(option.value)}
                className="tick"
              />
              {option.label}
            </label>
          ))}
        </fieldset>
      )
    case 'references':
      return (
        <fieldset disabled={isReadOnly}>
          <legend className="type-small">{label}</legend>
          {[...(Array.isArray(value) ? value : []), ''].map((chosen, place) => (
            <ReferenceInput
              key={chosen || 'more'}
              id={`${id}-${place}`}
              name={name}
              label={`${label}, ${place + 1}`}
              {...{ isReadOnly, t, known }}
              value={chosen}
            />
          ))}
        </fieldset>
      )
    case 'picture':
      return <input {...common} defaultValue={text} list="pictures" className={cx(box, 'h-11')} />
    case 'pictures':
      return <textarea {...common} defaultValue={text} rows={4} className={cx(box, 'py-2')} />
    case 'moment':
      return (
        <input
          {...common}
          type="datetime-local"
          defaultValue={localMoment(text)}
          className={cx(box, 'h-11')}
        />
      )
    case 'day':
      return <input {...common} type="date" defaultValue={text} className={cx(box, 'h-11')} />
    default:
      return (
        <input {...common} inputMode="decimal" defaultValue={text} className={cx(box, 'h-11 max-w-48')} />
      )
  }
}

/** The fair's own hour, as the browser's field wants it. */
function localMoment(iso: string): string {
  if (iso === '') return ''
  return new Date(Date.parse(iso) + 3 * 3_600_000).toISOString().slice(0, 16)
}
