import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { inFours } from '../../tickets/crockford.ts'
import { Frame } from '../parts/frame.tsx'
import { OrderActions } from '../parts/order-actions.tsx'
import { OrderBooks } from '../parts/order-ledger.tsx'
import { OrderReturns } from '../parts/order-returns.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import type { OfficeTexts } from '../texts.ru.ts'
import type { OrderData } from './order.server.ts'

type Props = PageProps<OrderData, OfficeTexts>

/** Everything about one order: what it is, what was done with it, and what may be done now. */
export default function Order({ data, t }: Props) {
  const words = t.order
  return (
    <Frame
      data={data}
      t={t}
      title={fill(words.title, { code: data.code })}
      note={<StateBadge state={data.state}>{t.orderStates[data.state]}</StateBadge>}
      actions={
        <Link to="/office/orders/" className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      }
    >
      <div className="grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <OrderReturns data={data} t={t} />
          <Contents data={data} t={t} />
          <OrderBooks data={data} t={t} />
        </div>
        <div className="min-w-0 max-xl:order-first">
          <Facts data={data} t={t} />
          <OrderActions data={data} t={t} />
        </div>
      </div>
    </Frame>
  )
}

function Facts({ data, t }: Pick<Props, 'data' | 't'>) {
  const { publicUrl } = useView()
  const words = t.order
  const facts: [string, string | null][] = [
    [words.buyer, data.buyer.name],
    [words.email, data.buyer.email],
    [words.phone, data.buyer.phone],
    [words.total, data.total],
    [words.createdAt, data.createdAt],
    [words.paidAt, data.paidAt],
    [words.heldUntil, data.heldUntil],
    [words.language, words.languages[data.orderLocale]],
  ]
  return (
    <div className="lintel-current bg-raised p-5">
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="mb-3">
                <dt className="type-caption text-ink-2">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <label htmlFor="link" className="type-caption block text-ink-2">
        {words.link}
      </label>
      <input
        id="link"
        readOnly
        value={`${publicUrl}${data.link}`}
        aria-describedby="link-note"
        className="mt-1 h-11 w-full border border-edge bg-ground px-3 text-[0.875rem]"
      />
      <p id="link-note" className="type-caption mt-1 text-ink-2">
        {words.linkNote}
      </p>
    </div>
  )
}

function Contents({ data, t }: Pick<Props, 'data' | 't'>) {
  const { columns } = t.order
  return (
    <>
      <Section title={t.order.lines}>
        <Table
          caption={t.order.lines}
          columns={[
            { key: 'product', label: columns.product },
            { key: 'when', label: columns.when },
            { key: 'quantity', label: columns.quantity, isNumber: true },
            { key: 'sum', label: columns.sum, isNumber: true },
          ]}
          rows={data.lines.map(({ id, name, when, quantity, sum }) => ({
            key: id,
            cells: [name, when, quantity, sum],
          }))}
        />
      </Section>
      {data.tickets.length > 0 && (
        <Section title={t.order.tickets}>
          <Table
            caption={t.order.tickets}
            columns={[
              { key: 'code', label: columns.code },
              { key: 'product', label: columns.product },
              { key: 'when', label: columns.when },
              { key: 'holder', label: columns.holder },
              { key: 'sum', label: columns.sum, isNumber: true },
              { key: 'state', label: columns.state },
            ]}
            rows={data.tickets.map(ticket => ({
              key: ticket.code,
              cells: [
                <span key="code" className="whitespace-nowrap">
                  <span className="font-semibold">{ticket.number}</span>
                  <span className="block text-ink-2">{inFours(ticket.code)}</span>
                </span>,
                ticket.name,
                ticket.when,
                ticket.holder ?? t.none,
                ticket.price,
                <StateBadge key="state" state={ticket.state}>
                  {ticket.isIn ? t.isIn : t.ticketStates[ticket.state]}
                </StateBadge>,
              ],
            }))}
          />
        </Section>
      )}
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: fill(t.order.title, { code: data.code }), isHidden: true }
}
