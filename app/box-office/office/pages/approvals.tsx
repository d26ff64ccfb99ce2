import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { ConfirmTick, TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { Frame } from '../parts/frame.tsx'
import type { OfficeTexts } from '../texts.ru.ts'
import type { load } from './approvals.server.ts'

type Data = Awaited<ReturnType<typeof load>>
type Props = PageProps<Data, OfficeTexts>
type Waiting = Data['waiting'][number]

/** What one has proposed and another must agree to, side by side, and how earlier proposals ended. */
export default function Approvals({ data, t }: Props) {
  const words = t.approvals
  return (
    <Frame data={data} t={t} title={words.title} note={words.lead}>
      {data.waiting.length === 0 && <p className="type-body">{words.none}</p>}
      {data.waiting.map(proposal => (
        <Sheet key={proposal.id} proposal={proposal} data={data} t={t} />
      ))}
      {data.ended.length > 0 && (
        <Section title={words.ended}>
          <Table
            caption={words.ended}
            columns={[
              { key: 'at', label: words.columns.at },
              { key: 'what', label: words.columns.what },
              { key: 'by', label: words.columns.by },
              { key: 'state', label: words.columns.state },
              { key: 'decidedBy', label: words.columns.decidedBy },
              { key: 'note', label: t.reason },
            ]}
            rows={data.ended.map(one => ({
              key: one.id,
              cells: [one.at, one.what, one.by, words.states[one.state], one.decidedBy, one.note],
            }))}
          />
        </Section>
      )}
    </Frame>
  )
}

function Sheet({ proposal, data, t }: { proposal: Waiting } & Pick<Props, 'data' | 't'>) {
  const words = t.approvals
  const { id, digest, isOwn } = proposal
  const isMine = data.typed.proposal === id
  return (
    <section aria-labelledby={`what-${id}`} className="mb-10 border-t-4 border-ink bg-raised p-5">
      <h2 id={`what-${id}`} className="type-d3">
        {proposal.title}
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div>
          <p className="lintel-light max-w-text pt-3 text-ink-2">
            {fill(words.by, { by: proposal.by, at: proposal.at })}
          </p>
          <dl className="mt-4 grid max-w-text gap-y-3">
            {proposal.rows.map(([label, value]) => (
              <div key={label} className="border-t border-hair pt-2 sm:grid sm:grid-cols-2 sm:gap-x-6">
                <dt className="type-small text-ink-2">
                  <Unbroken>{label}</Unbroken>
                </dt>
                <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <p className="lintel-current max-w-text pt-3 text-ink-2">
            {fill(words.until, { until: proposal.until })}
          </p>
          {isOwn ? (
            <p className="mt-5 max-w-text font-semibold">{words.own}</p>
          ) : (
            <OfficeForm does="approve" fields={{ proposal: id, digest }} className="mt-5 max-w-text">
              {'number' in proposal && proposal.number !== undefined && (
                <TextField
                  id={`number-${id}`}
                  name="number"
                  inputMode="numeric"
                  autoComplete="off"
                  label={fill(t.fair.typeNumber, { count: proposal.number })}
                  required
                />
              )}
              <ConfirmTick id={`confirm-${id}`} label={t.confirm} />
              <Button type="submit" tone="danger" size="small" className="mt-3">
                {words.approve}
              </Button>
            </OfficeForm>
          )}
          <OfficeForm does="decline" fields={{ proposal: id }} className="mt-5 max-w-text">
            <TextField
              id={`note-${id}`}
              name="note"
              maxLength={1000}
              label={words.note}
              defaultValue={isMine ? data.typed.note : undefined}
            />
            <Button type="submit" tone="ghost" size="small" className="mt-3">
              {isOwn ? words.withdraw : words.decline}
            </Button>
          </OfficeForm>
        </div>
      </div>
    </section>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.approvals.title, isHidden: true }
}
