import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import type { OrderData } from '../pages/order.server.ts'
import { actorName, changeName, reasonName } from '../record-names.ts'
import type { OfficeTexts } from '../texts.ru.ts'
import { StateBadge } from './state-badge.tsx'

type Part = { data: OrderData; t: OfficeTexts }

/** Money, the book, who did what, and the letters. */
export function OrderBooks({ data, t }: Part) {
  return (
    <>
      <Money data={data} t={t} />
      <Receipts data={data} t={t} />
      <Ledger data={data} t={t} />
      <History data={data} t={t} />
      <Letters data={data} t={t} />
    </>
  )
}

function Money({ data, t }: Part) {
  const { columns } = t.order
  if (data.money.length === 0) return null
  return (
    <Section title={t.order.money}>
      <Table
        caption={t.order.money}
        columns={[
          { key: 'at', label: columns.at },
          { key: 'what', label: columns.what },
          { key: 'gateway', label: columns.gateway },
          { key: 'why', label: columns.why },
          { key: 'amount', label: columns.amount, isNumber: true },
          { key: 'state', label: columns.state },
        ]}
        rows={data.money.map(row => ({
          key: row.id,
          cells: [
            row.at,
            row.isIn ? t.order.attempt : t.order.payout,
            <span key="gateway" className="[overflow-wrap:anywhere]">
              {row.gatewayId ?? t.none}
            </span>,
            reasonName(row.why, t),
            row.sum,
            <div key="state" className="grid justify-items-start gap-2 py-2">
              <StateBadge state={row.state}>
                {row.isIn ? t.paymentStates[row.state] : t.payoutStates[row.state]}
              </StateBadge>
              {row.isOwed && <PayOutAgain payoutId={row.id} t={t} />}
            </div>,
          ],
        }))}
      />
    </Section>
  )
}

/** Receipts that set the prepayment off after the visit. */
function Receipts({ data, t }: Part) {
  const { columns } = t.order
  if (data.receipts.length === 0) return null
  return (
    <Section title={t.order.receipts}>
      <Table
        caption={t.order.receipts}
        columns={[
          { key: 'at', label: columns.at },
          { key: 'gateway', label: columns.gateway },
          { key: 'why', label: columns.why },
          { key: 'amount', label: columns.amount, isNumber: true },
          { key: 'state', label: columns.state },
        ]}
        rows={data.receipts.map(row => ({
          key: row.id,
          cells: [
            row.at,
            <span key="gateway" className="[overflow-wrap:anywhere]">
              {row.gatewayId ?? t.none}
            </span>,
            row.reason,
            row.sum,
            <StateBadge key="state" state={row.state}>
              {t.receiptStates[row.state]}
            </StateBadge>,
          ],
        }))}
      />
    </Section>
  )
}

/** The gateway would not send it; perhaps it will now. */
function PayOutAgain({ payoutId, t }: { payoutId: string; t: OfficeTexts }) {
  return (
    <form method="post">
      <input type="hidden" name="do" value="pay-out-again" />
      <input type="hidden" name="payout" value={payoutId} />
      <Button type="submit" tone="ghost" size="small">
        {t.order.payOutAgain}
      </Button>
    </form>
  )
}

function Ledger({ data, t }: Part) {
  const { columns } = t.order
  if (data.ledger.length === 0) return null
  return (
    <Section title={t.order.ledger}>
      <Table
        caption={t.order.ledger}
        columns={[
          { key: 'at', label: columns.at },
          { key: 'what', label: columns.what },
          { key: 'who', label: columns.who },
          { key: 'why', label: columns.why },
          { key: 'amount', label: columns.amount, isNumber: true },
        ]}
        rows={[
          ...data.ledger.map(row => ({
            key: row.id,
            cells: [
              row.at,
              t.ledgerKinds[row.kind],
              actorName(row.actor, t),
              reasonName(row.reason, t),
              row.sum,
            ],
          })),
          {
            key: 'balance',
            cells: [
              <strong key="balance">{t.order.balance}</strong>,
              '',
              '',
              '',
              <strong key="sum">{data.balance}</strong>,
            ],
          },
        ]}
      />
    </Section>
  )
}

function History({ data, t }: Part) {
  return (
    <Section title={t.order.history}>
      <ol className="border-l border-edge pl-5">
        {data.history.map(({ id, at, what, actor, reason }) => (
          <li key={id} className="mb-4">
            <p className="type-caption text-ink-2">{at}</p>
            <p>{changeName(what, t)}</p>
            <p className="type-small text-ink-2">
              {[actorName(actor, t), reasonName(reason, t)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Letters({ data, t }: Part) {
  return (
    <Section title={t.order.letters}>
      {data.letters.length === 0 && <p>{t.order.noLetters}</p>}
      <ul>
        {data.letters.map(({ id, subject, createdAt, sentAt, attempts }) => (
          <li key={id} className="border-t border-hair py-3">
            {subject}
            <span className="block text-ink-2">
              {sentAt ? `${t.order.sentAt} ${sentAt}` : `${createdAt}, ${fill(t.order.unsent, { attempts })}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
