import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import { fieldId } from '../../../ui/field.tsx'
import { isFieldName } from '../application-fields.ts'
import type { ApplicationPageTexts } from '../texts.ru.ts'
import type { WorkView } from '../works-view.ts'

/** Everything that keeps the application from being sent, each a link to where it is put right. */
export function Problems({
  errors,
  works,
  t,
}: {
  errors: readonly { field: string; message: string }[]
  works: readonly WorkView[]
  t: ApplicationPageTexts
}) {
  if (errors.length === 0) return null
  const [only] = errors
  if (errors.length === 1 && only && !linkOf(only.field)) {
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
        {fill(t.problems.title, { count: errors.length })}
      </h2>
      <ul className="mt-3">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <Link
              to={linkOf(field) ?? '/account/application/'}
              className="link inline-flex min-h-11 items-center"
            >
              {sentence(field, message, works, t)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function linkOf(field: string): string | null {
  if (isFieldName(field)) return `/account/application/#${fieldId(field)}`
  if (field === 'works') return '/account/application/works/'
  const [kind, id] = field.split(':')
  return kind === 'work' ? `/account/application/works/${id}/` : null
}

function sentence(
  field: string,
  message: string,
  works: readonly WorkView[],
  t: ApplicationPageTexts,
): string {
  if (isFieldName(field)) return `${t.fields[field]}. ${message}`
  const [kind, id, name = ''] = field.split(':')
  if (kind !== 'work') return message
  const place = works.find(work => work.id === id)?.place ?? 0
  const words: Record<string, string> = t.work.fields
  return fill(t.problems.work, { place, field: words[name] ?? name, message })
}
