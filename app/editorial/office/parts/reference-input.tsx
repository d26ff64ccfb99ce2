import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import { cx } from '../../../ui/cx.ts'
import type { Choices, KindChoices } from '../read-choices.server.ts'
import type { EditorialTexts } from '../texts.ru.ts'
import { box } from './box.ts'

type Props = {
  id: string
  name: string
  label?: string
  value: string
  isReadOnly: boolean
  known: KindChoices | undefined
  t: EditorialTexts['edit']
}

/** One of the records of a kind: all of them in a list, or, where they are many, its key, with suggestions. */
export function ReferenceInput({ known, t, label, ...common }: Props) {
  if (!known || known.isWhole) {
    const options = [{ value: '', label: t.none }, ...(known?.options ?? [])]
    return <Select {...common} label={label} options={options} />
  }
  const { id, name, value, isReadOnly } = common
  return (
    <>
      <input
        {...{ id, name }}
        readOnly={isReadOnly}
        autoComplete="off"
        aria-label={label}
        aria-describedby={`${id}-others`}
        defaultValue={value}
        list={listId(known)}
        className={cx(box, 'h-11')}
      />
      <p id={`${id}-others`} className="type-small mt-1 text-ink-2">
        {fill(t.others, { count: known.options.length })}{' '}
        <Link to={known.list.to} className="link">
          {known.list.label}
        </Link>
      </p>
    </>
  )
}

/** What fields that are written into suggest: once for all of them. */
export function Suggestions({ choices: { records, pictures } }: { choices: Choices }) {
  return (
    <>
      <datalist id="pictures">
        {pictures.map(path => (
          <option key={path} value={path} />
        ))}
      </datalist>
      {Object.values(records)
        .filter(({ isWhole }) => !isWhole)
        .map(known => (
          <datalist key={listId(known)} id={listId(known)}>
            {known.options.map(({ value, label }) => (
              <option key={value} value={value} label={label} />
            ))}
          </datalist>
        ))}
    </>
  )
}

const listId = ({ kind }: KindChoices) => `choices-${kind}`

export function Select({
  id,
  name,
  label,
  value,
  options,
  isReadOnly,
}: {
  id: string
  name: string
  label?: string
  value: string
  options: readonly { value: string; label: string }[]
  isReadOnly: boolean
}) {
  return (
    <select
      id={id}
      name={name}
      aria-label={label}
      defaultValue={value}
      disabled={isReadOnly}
      className="mt-1 h-11 w-full border border-edge bg-raised px-3 text-[0.9375rem] hover:border-ink"
    >
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
