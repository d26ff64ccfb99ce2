import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { OfficeForm } from '../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../office/parts/office-outcome.tsx'
import { Section } from '../../office/parts/section.tsx'
import { Table } from '../../office/parts/table.tsx'
import { ConfirmTick, LongField } from '../../office/parts/text-field.tsx'
import { fill } from '../../platform/fill.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import type { AccountTexts } from '../texts.ru.ts'
import type { load } from './people.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AccountTexts>

/** Who works here, what protects their accounts, and what happened to them. */
export default function People({ data, t }: Props) {
  const words = t.people
  return (
    <OfficeFrame frame={data.frame} title={words.title}>
      <OfficeOutcome error={data.error} done={data.isDone ? words.done : undefined} />
      {data.chosen && <Reset chosen={data.chosen} typed={data.typed} words={words} />}
      <Table
        caption={words.title}
        columns={[
          { key: 'name', label: words.name },
          { key: 'email', label: words.email },
          { key: 'role', label: words.role },
          { key: 'code', label: words.code },
          { key: 'signed-in', label: words.signedIn },
          { key: 'action', label: words.action },
        ]}
        rows={data.people.map(person => ({
          key: person.email,
          cells: [
            person.name,
            person.email,
            person.roleName,
            person.codeSince ? fill(words.since, { day: person.codeSince }) : words.none,
            person.signedInAt ?? words.never,
            person.canReset && (
              <Link
                to={`/office/people/?reset=${encodeURIComponent(person.email)}`}
                className="link inline-flex min-h-11 items-center"
              >
                {words.reset}
              </Link>
            ),
          ],
        }))}
      />
      <Section title={words.log}>
        <Table
          caption={words.log}
          columns={[
            { key: 'at', label: words.at },
            { key: 'what', label: words.what },
            { key: 'email', label: words.whose },
            { key: 'actor', label: words.by },
            { key: 'reason', label: words.reason },
          ]}
          rows={data.changes.map(({ id, at, what, by, email, actor, reason }) => ({
            key: String(id),
            cells: [
              at,
              [words.changes[what], by && words.ways[by]].filter(Boolean).join(' '),
              email,
              actor,
              reason,
            ],
          }))}
        />
      </Section>
    </OfficeFrame>
  )
}

function Reset({
  chosen,
  typed,
  words,
}: {
  chosen: { email: string; name: string }
  typed: string
  words: AccountTexts['people']
}) {
  return (
    <section className="mb-8 max-w-text border-l-4 border-accent bg-raised px-4 py-4">
      <h2 className="type-d3 mb-2">{fill(words.resetTitle, { name: chosen.name })}</h2>
      <p className="type-body mb-4 text-ink-2">{words.resetLead}</p>
      <OfficeForm does="reset" fields={{ email: chosen.email }}>
        <LongField id="reason" name="reason" label={words.reason} defaultValue={typed} required />
        <ConfirmTick id="confirm" label={words.confirm} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit">{words.reset}</Button>
          <Link to="/office/people/" className={buttonClass({ tone: 'ghost' })}>
            {words.cancel}
          </Link>
        </div>
      </OfficeForm>
    </section>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.people.title, isHidden: true }
}
