import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { isoOf } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { applicationFields, type FieldName, type PartName } from '../application-fields.ts'
import type { ApplicationData } from '../pages/application.server.ts'
import type { ApplicationPageTexts } from '../texts.ru.ts'
import { ChoiceField, LineField, LongField, TickField } from './fields.tsx'

type Props = { data: ApplicationData; t: ApplicationPageTexts }

/** The only sanguine button: beside the index where there is room, else under the form. */
export function SubmitBeside({ data, t }: Props) {
  return (
    <div className="mt-6 max-lg:hidden">
      <Button type="submit" form="application" name="do" value="submit" className="w-full px-3!">
        {data.state === 'submitted' ? t.buttons.again : t.buttons.submit}
      </Button>
      <p className="type-caption mt-3 text-ink-2">{t.beforeSending}</p>
    </div>
  )
}

/** The whole application but for its works: one plain form, saved as it is. */
export function ApplicationForm({ data, t }: Props) {
  const field = (name: FieldName) => <OneField key={name} name={name} data={data} t={t} />
  return (
    <form
      id="application"
      method="post"
      data-draft={JSON.stringify({ saving: t.saving, unsaved: t.unsaved })}
      className="grid gap-12"
    >
      {/* Enter in a line saves, and submits nothing. */}
      <button type="submit" name="do" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t.buttons.save}
      </button>
      <input type="hidden" name="revision" value={data.revision} />
      <Part part="about" t={t}>
        {field('kind')}
        {field('city')}
        {field('nameRu')}
        {field('nameEn')}
        {field('contactName')}
        {field('phone')}
        {field('email')}
        {field('links')}
      </Part>
      <Part part="concept" t={t}>
        {field('conceptRu')}
        {field('conceptEn')}
      </Part>
      <Part part="cv" t={t}>
        {field('cvRu')}
        {field('cvEn')}
      </Part>
      <Part part="stand" t={t}>
        {field('section')}
        {field('standKind')}
        {field('standArea')}
        {field('standWishes')}
      </Part>
      <Part part="consents" t={t}>
        <div className="sm:col-span-2">
          {field('personalDataAgree')}
          {field('publicationAgree')}
        </div>
      </Part>
      <div className="flex flex-wrap gap-4">
        <Button type="submit" name="do" value="submit" className="lg:hidden">
          {data.state === 'submitted' ? t.buttons.again : t.buttons.submit}
        </Button>
        <Button type="submit" name="do" value="save" tone="ghost">
          {t.buttons.save}
        </Button>
        <p className="type-small w-full text-ink-2 lg:hidden">{t.beforeSending}</p>
      </div>
    </form>
  )
}

function Part({ part, t, children }: { part: PartName; t: ApplicationPageTexts; children: ReactNode }) {
  return (
    <section id={part} aria-labelledby={`${part}-title`} className="scroll-mt-6">
      <h2 id={`${part}-title`} className="type-d3 mb-5">
        {t.parts[part]}
      </h2>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  )
}

const papers: Partial<Record<FieldName, string>> = {
  personalDataAgree: '/privacy/consent/application/',
  publicationAgree: '/privacy/consent/publication/',
}

function OneField({ name, data, t }: Props & { name: FieldName }) {
  const { locale } = useView()
  const described = applicationFields[name]
  const said = {
    name,
    label: t.fields[name],
    value: data.values[name],
    error: data.errors.find(({ field }) => field === name)?.message,
    lang: langOf(name),
  }
  const { maxLength } = described
  switch (described.kind) {
    case 'tick':
      return (
        <TickField {...said}>
          <Link
            to={papers[name] ?? '/privacy/'}
            className="link type-small inline-flex min-h-11 items-center"
          >
            {t.consentRead}
            <span className="sr-only">: {t.fields[name]}</span>
          </Link>
        </TickField>
      )
    case 'select': {
      const words: Record<string, string> = t.options[name as keyof typeof t.options]
      const options = described.options.map(value => ({ value, label: words[value] ?? value }))
      return <ChoiceField {...said} choose={t.choose} options={options} />
    }
    case 'long':
      return (
        <LongField
          {...said}
          {...hintOf(name, new Intl.NumberFormat(isoOf(locale)).format(maxLength), t)}
          maxLength={maxLength}
          rows={maxLength > 1_000 ? 9 : 3}
          className="sm:col-span-2"
        />
      )
    case 'line':
      return <LineField {...said} {...typeOf(name)} maxLength={maxLength} />
  }
}

function hintOf(name: FieldName, most: string, t: ApplicationPageTexts): { hint?: string } {
  if (name === 'links') return { hint: t.hints.links }
  if (name.startsWith('concept')) return { hint: fill(t.hints.concept, { most }) }
  return name.startsWith('cv') ? { hint: fill(t.hints.cv, { most }) } : {}
}

function langOf(name: FieldName): 'ru' | 'en' | undefined {
  if (name.endsWith('Ru')) return 'ru'
  return name.endsWith('En') ? 'en' : undefined
}

function typeOf(name: FieldName): { type?: string; autoComplete?: string } {
  if (name === 'email') return { type: 'email', autoComplete: 'email' }
  if (name === 'phone') return { type: 'tel', autoComplete: 'tel' }
  return name === 'contactName' ? { autoComplete: 'name' } : {}
}
