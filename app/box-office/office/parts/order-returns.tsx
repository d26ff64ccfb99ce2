import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { ConfirmTick, LongField, TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import type { OrderData } from '../pages/order.server.ts'
import { actorName, reasonName } from '../record-names.ts'
import type { OfficeTexts } from '../texts.ru.ts'
import { StateBadge } from './state-badge.tsx'

type Part = { data: OrderData; t: OfficeTexts }
type Return = OrderData['returns'][number]

/** Each wish to give a ticket back, how far it has come, and what a clerk may do with it now. */
export function OrderReturns({ data, t }: Part) {
  if (data.returns.length === 0) return null
  return (
    <Section title={t.order.returns}>
      {data.returns.map(row => (
        <article key={row.id} id={`return-${row.id}`} className="mb-5 border border-hair bg-raised p-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="font-semibold">{row.ticket}</h3>
            <StateBadge state={row.state}>{t.returnStates[row.state]}</StateBadge>
          </div>
          <Progress row={row} t={t} />
          {row.state === 'requested' && !row.documentsAt && <Receive row={row} data={data} t={t} />}
          {row.state === 'requested' && <Decide row={row} data={data} t={t} />}
        </article>
      ))}
    </Section>
  )
}

function Progress({ row, t }: { row: Return; t: OfficeTexts }) {
  const words = t.order
  const lines = [
    fill(words.asked, {
      at: row.requestedAt,
      reason: reasonName(row.reason, t),
      percent: row.percent,
      sum: row.sum,
    }),
    row.documentsAt ? fill(words.papers, { at: row.documentsAt }) : row.decidedAt ? '' : words.noPapers,
    row.decidedAt && fill(words.decided, { at: row.decidedAt, by: actorName(row.decidedBy ?? '', t) }),
    row.note && fill(words.note, { note: row.note }),
  ]
  const isOpen = row.state === 'requested' || row.state === 'approved'
  return (
    <div className="mt-2">
      {lines.filter(Boolean).map(line => (
        <p key={line}>{line}</p>
      ))}
      {isOpen && (
        <p className={cx(row.isLate && 'font-semibold text-error')}>
          {fill(row.isLate ? words.late : words.due, { on: row.dueOn })}
        </p>
      )}
    </div>
  )
}

function Receive({ row, data, t }: Part & { row: Return }) {
  const words = t.order.actions
  return (
    <OfficeForm does="receive" fields={{ return: row.id }} className="mt-4 flex flex-wrap items-end gap-3">
      <TextField
        id={`on-${row.id}`}
        name="on"
        type="date"
        label={words.receivedOn}
        defaultValue={data.today}
        min={row.requestedOn}
        max={data.today}
        required
      />
      <Button type="submit" tone="secondary" size="small">
        {words.receiveButton}
      </Button>
    </OfficeForm>
  )
}

function Decide({ row, data, t }: Part & { row: Return }) {
  const words = t.order.actions
  const { typed } = data
  const isMine = typed.return === row.id
  const forms = [
    ...(row.documentsAt
      ? [
          {
            does: 'approve',
            title: fill(words.byLadder, { sum: row.sum, percent: row.percent }),
            reason: null,
          },
          ...(row.isWhole
            ? []
            : [
                {
                  does: 'approve-in-full',
                  title: fill(words.inFull, { sum: row.full }),
                  reason: words.reasonFull,
                },
              ]),
        ]
      : []),
    { does: 'refuse', title: words.refuse, reason: words.reasonRefuse },
  ]
  return (
    <div className="mt-4">
      {forms.map(({ does, title, reason }) => (
        <details key={does} open={isMine && typed.do === does} className="border-t border-hair">
          <summary className="flex min-h-11 items-center font-medium underline decoration-accent underline-offset-4">
            {title}
          </summary>
          <OfficeForm does={does} fields={{ return: row.id }} className="pb-4">
            {reason && (
              <LongField
                id={`${does}-${row.id}`}
                name="reason"
                label={reason}
                hint={does === 'refuse' ? words.readsIn[data.orderLocale] : undefined}
                required
                maxLength={1000}
                defaultValue={isMine && typed.do === does ? typed.reason : ''}
              />
            )}
            <ConfirmTick id={`confirm-${does}-${row.id}`} label={t.confirm} />
            <Button
              type="submit"
              tone={does === 'refuse' ? 'danger' : 'primary'}
              size="small"
              className="mt-2"
            >
              {title}
            </Button>
          </OfficeForm>
        </details>
      ))}
    </div>
  )
}
