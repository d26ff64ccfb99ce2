import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { OfficeForm } from '../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../office/parts/office-outcome.tsx'
import { Section } from '../../office/parts/section.tsx'
import { SelectField } from '../../office/parts/select-field.tsx'
import { Table } from '../../office/parts/table.tsx'
import { ConfirmTick, TextField } from '../../office/parts/text-field.tsx'
import { fill } from '../../platform/fill.ts'
import { Button } from '../../ui/button.tsx'
import type { AccountTexts } from '../texts.ru.ts'
import type { PersonData } from './person.server.ts'

type Props = PageProps<PersonData, AccountTexts>
type Part = Pick<Props, 'data' | 't'>

/** One colleague's account: who let them in, where they are signed in, and what may be done about it. */
export default function StaffMember({ data, t }: Props) {
  const words = t.staff
  return (
    <OfficeFrame
      frame={data.frame}
      title={data.name}
      note={
        <Link to="/office/people/" className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      }
    >
      <OfficeOutcome error={data.error} done={data.done} />
      <Facts data={data} t={t} />
      {data.isSelf ? (
        <p className="type-body mt-6 max-w-text">{words.self}</p>
      ) : (
        <div className="mt-8 grid gap-8 lg:grid-cols-3">
          <RoleForm data={data} t={t} />
          <SuspensionForm data={data} t={t} />
          {data.sessions.length > 0 && (
            <Doing id="end" does="end-sessions" title={words.endSessions} data={data} t={t} />
          )}
        </div>
      )}
      <Section title={words.sessions}>
        {data.sessions.length === 0 ? (
          <p>{words.noSessions}</p>
        ) : (
          <Table
            caption={words.sessions}
            columns={[
              { key: 'device', label: words.device },
              { key: 'begun', label: words.begun },
            ]}
            rows={data.sessions.map(({ id, device, begun }) => ({ key: id, cells: [device, begun] }))}
          />
        )}
      </Section>
      {data.changes.length > 0 && (
        <Section title={words.log}>
          <Table
            caption={words.log}
            columns={[
              { key: 'at', label: t.people.at },
              { key: 'what', label: t.people.what },
              { key: 'actor', label: t.people.by },
              { key: 'reason', label: t.people.reason },
            ]}
            rows={data.changes.map(({ id, at, what, actor, reason }) => ({
              key: String(id),
              cells: [at, t.people.changes[what], actor, reason],
            }))}
          />
        </Section>
      )}
    </OfficeFrame>
  )
}

function Facts({ data, t }: Part) {
  const words = t.staff
  const facts: [string, string][] = [
    [words.email, data.email],
    [words.role, data.roleName],
    [words.state, data.suspended ? fill(words.since, { day: data.suspended }) : words.active],
    [t.people.code, data.code ? fill(t.people.since, { day: data.code }) : t.people.none],
    [words.invitedBy, data.invitedBy ?? words.unknownInviter],
  ]
  return (
    <dl className="max-w-[60rem] border-t-4 border-ink">
      {facts.map(([label, value]) => (
        <div key={label} className="gap-4 border-b border-hair py-2 sm:flex">
          <dt className="shrink-0 text-ink-2 sm:w-[14rem]">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function RoleForm({ data, t }: Part) {
  const words = t.staff
  if (data.isElsewhere) return <p className="type-body">{words.elsewhere}</p>
  return (
    <Doing id="role" does="role" title={words.changeRole} lead={words.roleLead} data={data} t={t}>
      <SelectField
        id="new-role"
        name="role"
        label={words.role}
        value={data.role}
        options={data.roles}
        className="mb-3"
      />
    </Doing>
  )
}

function SuspensionForm({ data, t }: Part) {
  const words = t.staff
  return data.suspended ? (
    <Doing id="unsuspend" does="unsuspend" title={words.unsuspend} data={data} t={t} />
  ) : (
    <Doing id="suspend" does="suspend" title={words.suspend} lead={words.suspendLead} data={data} t={t} />
  )
}

/** A form with a reason and a tick. */
function Doing({
  id,
  does,
  title,
  lead,
  data,
  t,
  children,
}: Part & { id: string; does: string; title: string; lead?: string; children?: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-edge pt-3">
      <h2 id={`${id}-title`} className="type-d3 mb-2">
        {title}
      </h2>
      {lead && <p className="type-small mb-3 text-ink-2">{lead}</p>}
      <OfficeForm does={does}>
        {children}
        <TextField
          id={`${id}-reason`}
          name="reason"
          label={t.staff.reason}
          defaultValue={data.typed}
          required
          maxLength={300}
          autoComplete="off"
        />
        <ConfirmTick id={`${id}-confirm`} label={t.staff.confirm} />
        <Button type="submit" tone="secondary" size="small" className="mt-3">
          {title}
        </Button>
      </OfficeForm>
    </section>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.name, isHidden: true }
}
