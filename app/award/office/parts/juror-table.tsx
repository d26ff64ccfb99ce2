import { EmailText } from '../../../office/parts/email-text.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { JuryOfficeTexts } from '../jury-texts.ru.ts'
import type { JuryData } from '../pages/jury.server.ts'

type Props = { data: JuryData; t: JuryOfficeTexts }
type Juror = JuryData['jurors'][number]

/** Everybody who may judge: whether they do, how far they are, and what may be done about it. */
export function JurorTable({ data, t }: Props) {
  const words = t.people
  const { columns } = words
  if (data.jurors.length === 0)
    return (
      <Section title={words.title}>
        <p>{words.none}</p>
      </Section>
    )
  return (
    <Section title={words.title}>
      <Table
        caption={words.title}
        columns={[
          { key: 'name', label: columns.name },
          { key: 'role', label: columns.role },
          { key: 'asked', label: columns.asked, isNumber: true },
          { key: 'done', label: columns.done, isNumber: true },
          { key: 'owed', label: columns.owed, isNumber: true },
          { key: 'away', label: columns.away, isNumber: true },
          { key: 'actions', label: columns.actions },
        ]}
        rows={data.jurors.map(juror => ({
          key: juror.id,
          cells: [
            <span key="name">
              {juror.name}
              <span className="block text-ink-2">
                <EmailText email={juror.email} />
              </span>
            </span>,
            <Badge key="role" tone={juror.isChair ? 'info' : 'neutral'}>
              {juror.isChair ? words.chair : juror.isMember ? words.member : words.outside}
            </Badge>,
            juror.asked,
            <span key="done">
              {juror.done}
              {data.stage === 'second-round' && juror.isMember && (
                <span className="block text-ink-2">
                  {fill(words.votes, { given: juror.ballots, asked: data.ballotsAsked })}
                </span>
              )}
            </span>,
            juror.owed,
            juror.away,
            hasDoings(juror) && <Doings key="actions" juror={juror} t={t} />,
          ],
        }))}
      />
      {data.jurors.some(({ owed }) => owed > 0) && (
        <OfficeForm does="remind-all" className="mt-4">
          <Button type="submit" tone="secondary" size="small">
            {words.remindAll}
          </Button>
        </OfficeForm>
      )}
    </Section>
  )
}

function hasDoings({ isMember, isChair, owed }: Juror): boolean {
  return !isMember || !isChair || owed > 0
}

function Doings({ juror, t }: { juror: Juror; t: JuryOfficeTexts }) {
  const words = t.people
  const press = (does: string, label: string) => (
    <OfficeForm key={does} does={does} fields={{ juror: juror.id }}>
      <Button type="submit" tone="text">
        {label}
        <span className="sr-only">: {juror.name}</span>
      </Button>
    </OfficeForm>
  )
  return (
    <div className="flex flex-wrap gap-x-5 max-md:justify-end">
      {!juror.isMember && press('appoint', words.appoint)}
      {juror.isMember && !juror.isChair && press('name-chair', words.nameChair)}
      {juror.isMember && !juror.isChair && press('dismiss', words.dismiss)}
      {juror.owed > 0 && !juror.isReminded && press('remind', words.remind)}
      {juror.owed > 0 && juror.isReminded && (
        <span className="inline-flex min-h-11 items-center text-ink-2">{words.reminded}</span>
      )}
    </div>
  )
}
