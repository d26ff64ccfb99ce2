import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FormView } from '../form-view.ts'
import { boxId } from './box-id.ts'

/** Above a form that was not taken: how much there is to mend, and the way to each of it. */
export function FormSummary({
  form,
  errors,
  notice,
  locale,
}: {
  form: FormView
  errors: Readonly<Record<string, string>>
  /** Why it was not taken although nothing is wrong with the fields. */
  notice: string | null
  locale: LocaleCode
}) {
  const { words } = form
  const wrong = [
    ...form.fields.map(({ name, label }) => ({ name, label })),
    { name: 'personalDataAgree', label: words.consentShort },
  ].filter(({ name }) => errors[name])
  const isShown = notice !== null || wrong.length > 0
  // The box is there from the beginning: what appears in it is read out.
  return (
    <div role="alert" className="col-span-full empty:hidden">
      {isShown && (
        <div className="border border-error border-t-4 bg-raised p-5">
          <p className="flex items-start gap-2.5 font-medium text-error">
            <Icon name="warning" className="mt-0.5" />
            {notice === null
              ? fill(plural(wrong.length, locale, words.wrong), { count: wrong.length })
              : words.notSent}
          </p>
          {notice !== null && <p className="mt-1.5 pl-8">{notice}</p>}
          {wrong.length > 0 && (
            <ul className="mt-1 flex flex-wrap gap-x-6 pl-8">
              {wrong.map(({ name, label }) => (
                <li key={name}>
                  <a href={`#${boxId(form.id, name)}`} className="link inline-flex min-h-11 items-center">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}
