import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { fieldId } from '../../../ui/field.tsx'
import { fieldNames, isFieldName } from '../material-fields.ts'
import type { Own } from '../pages/materials.server.ts'
import type { MaterialTexts } from '../texts.ru.ts'

type Props = { own: Own; t: MaterialTexts }
const at = '/account/materials/'

/** Everything that keeps the materials from being sent, each a link to where it is put right. */
export function Problems({ own, t }: Props) {
  const { errors } = own
  const [only] = errors
  if (!only) return null
  if (errors.length === 1 && linkOf(only.field) === null) {
    return (
      <p role="alert" className="type-body mb-8 border-l-4 border-error bg-raised px-4 py-3 text-error">
        {only.message}
      </p>
    )
  }
  return (
    <section
      role="alert"
      aria-labelledby="problems-title"
      className="mb-10 border-l-4 border-error bg-raised p-5"
    >
      <h2 id="problems-title" className="type-d3">
        {fill(t.problems, { count: errors.length })}
      </h2>
      <ul className="mt-3">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <Link to={`${at}${linkOf(field) ?? ''}`} className="link inline-flex min-h-11 items-center">
              {sentence(field, message, own, t)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function linkOf(field: string): string | null {
  if (isFieldName(field) || field.startsWith('picture:')) return `#${fieldId(field)}`
  if (field === 'logo' || field === 'pictures') return `#${field}`
  return field === 'passes' || field === 'slot' ? '#arrival' : null
}

function sentence(field: string, message: string, own: Own, t: MaterialTexts): string {
  if (isFieldName(field)) return `${t.fields[field]}. ${message}`
  const [kind, id, name = ''] = field.split(':')
  if (kind !== 'picture') return message
  const place = own.pictures.find(picture => picture.id === id)?.place ?? 0
  const words: Record<string, string> = t.caption
  return fill(t.picture, { place, field: words[name] ?? name, message })
}

/** Two tabs have written: what differs, both versions beside one another. */
export function Conflict({ own, t }: Props) {
  const words = t.conflict
  return (
    <section
      role="alert"
      aria-labelledby="conflict-title"
      className="mb-10 border-l-4 border-warning bg-raised p-5"
    >
      <h2 id="conflict-title" className="type-d3">
        {words.title}
      </h2>
      <p className="mt-2">{words.text}</p>
      <dl className="mt-5 grid gap-5">
        {fieldNames
          .filter(name => own.values[name] !== own.kept[name])
          .map(name => (
            <div key={name}>
              <dt className="type-small text-ink-2">{t.fields[name]}</dt>
              {[
                [words.here, own.values[name]],
                [words.there, own.kept[name]],
              ].map(([label, text]) => (
                <dd key={label} className="mt-1 border-l border-edge pl-3">
                  <span className="type-caption block text-ink-2">{label}</span>
                  <span className="break-words whitespace-pre-line">{text || words.nothing}</span>
                </dd>
              ))}
            </div>
          ))}
      </dl>
      <Link to={at} className={buttonClass({ tone: 'ghost', size: 'small', className: 'mt-5' })}>
        {words.take}
      </Link>
    </section>
  )
}
