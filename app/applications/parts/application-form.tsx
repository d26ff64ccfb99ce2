import { useRef } from 'react'
import { useView } from '../../navigation/view.ts'
import { Button } from '../../ui/button.tsx'
import type { FormView } from '../form-view.ts'
import { honeypotName } from '../honeypot.ts'
import { tokenBox } from '../token-placeholder.ts'
import { Consents } from './consents.tsx'
import { FormField } from './form-field.tsx'
import { FormSummary } from './form-summary.tsx'
import { useApplication } from './use-application.ts'

/** A form that people fill in. A plain one works first; with a script it checks, remembers and sends without leaving. */
export function ApplicationForm({ form }: { form: FormView }) {
  const { locale } = useView()
  const ref = useRef<HTMLFormElement>(null)
  const live = useApplication(form, locale, ref)
  if (form.closed) return <p className="type-lead max-w-text text-pretty text-ink-2">{form.closed}</p>
  const { words } = form
  const id = `form-${form.id}`
  return (
    <form
      ref={ref}
      id={id}
      method="post"
      // Back at the form, wherever on the page it is, when something is wrong with it.
      action={`#${id}`}
      target={form.newTab ? '_blank' : undefined}
      noValidate
      aria-label={form.title}
      className="grid gap-x-6 gap-y-7 sm:grid-cols-2"
      {...live.handlers}
    >
      <input type="hidden" name="form" value={form.id} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own token; in a stored page each visitor finds another */}
      <span hidden dangerouslySetInnerHTML={{ __html: tokenBox(form.token) }} />
      <div className="field-honeypot" aria-hidden="true">
        <label>
          {words.trap}
          <input name={honeypotName} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <FormSummary form={form} errors={live.wrong} notice={live.notice} locale={locale} />
      {live.isRestored && (
        <p role="status" className="type-small col-span-full flex flex-wrap items-center gap-x-4 text-ink-2">
          {words.kept}
          <button type="button" onClick={live.forget} className="link inline-flex min-h-11 items-center">
            {words.forget}
          </button>
        </p>
      )}
      {form.fields.map(field => (
        <FormField
          key={field.name}
          field={field}
          formId={form.id}
          value={form.posted?.values[field.name] ?? field.given ?? ''}
          error={live.errors[field.name]}
          words={words}
          locale={locale}
        />
      ))}
      <Consents form={form} error={live.errors.personalDataAgree} />
      <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={live.isSending} busyLabel={words.sending} className="max-sm:w-full">
          {form.button}
        </Button>
        <p className="type-small text-ink-2">{words.after}</p>
      </div>
    </form>
  )
}
