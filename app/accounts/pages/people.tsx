import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { OfficeForm } from '../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../office/parts/office-outcome.tsx'
import { Section } from '../../office/parts/section.tsx'
import { SelectField } from '../../office/parts/select-field.tsx'
import { Table } from '../../office/parts/table.tsx'
import { ConfirmTick, LongField, TextField } from '../../office/parts/text-field.tsx'
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
      <OfficeOutcome error={data.error} done={data.isDone ? words.done : data.done} />
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
            <Link
              key="name"
              to={`/office/people/${person.id}/`}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {person.name}
            </Link>,
            person.email,
            person.isSuspended ? `${person.roleName}, ${t.staff.suspended}` : person.roleName,
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
      <Section title={t.staff.invite} id="invite">
        <InviteForm data={data} words={t.staff} />
      </Section>
      <Section title={t.staff.invitations}>
        <Invitations data={data} words={t.staff} action={words.action} />
      </Section>
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

type StaffPart = { data: Props['data']; words: AccountTexts['staff'] }

function InviteForm({ data, words }: StaffPart) {
  return (
    <>
      <p className="type-small mb-3 max-w-text text-ink-2">{words.inviteLead}</p>
      <OfficeForm does="invite" className="flex max-w-[60rem] flex-wrap items-end gap-3">
        <TextField
          id="invited"
          data-hotkey="N"
          data-does={words.invite}
          name="invited"
          type="email"
          label={words.email}
          defaultValue={data.typedEmail}
          required
          maxLength={200}
          autoComplete="off"
          className="min-w-0 grow basis-[15rem]"
        />
        <SelectField
          id="role"
          label={words.role}
          value={data.typedRole}
          options={data.roles}
          className="min-w-0 grow basis-[12rem]"
        />
        <Button type="submit" size="small">
          {words.send}
        </Button>
      </OfficeForm>
    </>
  )
}

function Invitations({ data, words, action }: StaffPart & { action: string }) {
  if (data.invitations.length === 0) return <p>{words.noInvitations}</p>
  return (
    <Table
      caption={words.invitations}
      columns={[
        { key: 'email', label: words.email },
        { key: 'role', label: words.role },
        { key: 'by', label: words.invitedBy },
        { key: 'sent', label: words.sentAt },
        { key: 'expires', label: words.expires },
        { key: 'action', label: action },
      ]}
      rows={data.invitations.map(invitation => ({
        key: invitation.id,
        cells: [
          invitation.email,
          invitation.role,
          invitation.invitedBy,
          invitation.sentAt,
          invitation.expires ?? words.over,
          <div key="action" className="flex flex-wrap gap-3">
            {(['invite-again', 'cancel-invitation'] as const).map(does => (
              <OfficeForm key={does} does={does} fields={{ invitation: invitation.id }}>
                <button type="submit" className="link min-h-11">
                  {does === 'invite-again' ? words.again : words.cancel}
                  <span className="sr-only">: {invitation.email}</span>
                </button>
              </OfficeForm>
            ))}
          </div>,
        ],
      }))}
    />
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
