import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { ConfirmTick, TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { Frame } from '../parts/frame.tsx'
import { actorName } from '../record-names.ts'
import type { OfficeTexts } from '../texts.ru.ts'
import type { load } from './reconciliation.server.ts'

type Data = Awaited<ReturnType<typeof load>>
type Props = PageProps<Data, OfficeTexts>
type Part = { row: Data['open'][number]; t: OfficeTexts }

/** Where the gateway's books and ours are not the same, and what to do about each. */
export default function Reconciliation({ data, t }: Props) {
  const words = t.reconciliation
  const { last } = data
  return (
    <Frame
      data={data}
      t={t}
      title={words.title}
      note={words.lead}
      actions={
        <OfficeForm does="run">
          <Button type="submit" tone="ghost" size="small">
            {words.run}
          </Button>
        </OfficeForm>
      }
    >
      <p className="type-small mb-8 text-ink-2">
        {!last
          ? words.never
          : last.finishedAt
            ? fill(words.last, { at: last.finishedAt, payments: last.payments, refunds: last.refunds })
            : fill(words.running, { at: last.startedAt })}
      </p>
      <Section title={words.open}>
        {data.open.length === 0 && <p className="type-body">{words.none}</p>}
        <ul className="grid gap-8">
          {data.open.map(row => (
            <li key={row.id} id={`difference-${row.id}`} className="border-t-4 border-ink pt-4">
              <Difference row={row} t={t} />
            </li>
          ))}
        </ul>
      </Section>
      {data.settled.length > 0 && (
        <Section title={words.settled}>
          <Table
            caption={words.settled}
            columns={[
              { key: 'at', label: words.columns.at },
              { key: 'what', label: words.columns.what },
              { key: 'order', label: words.columns.order },
              { key: 'who', label: words.columns.who },
              { key: 'note', label: t.reason },
              { key: 'sum', label: words.columns.sum, isNumber: true },
            ]}
            rows={data.settled.map(row => ({
              key: row.id,
              cells: [
                row.at,
                words.kinds[row.kind].title,
                <OrderLink key="order" row={row} t={t} />,
                actorName(row.by, t),
                row.note,
                row.there,
              ],
            }))}
          />
        </Section>
      )}
    </Frame>
  )
}

function Difference({ row, t }: Part) {
  const words = t.reconciliation
  const kind = words.kinds[row.kind]
  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
      <div>
        <h3 className="type-d3">{kind.title}</h3>
        <p className="type-body mt-2 max-w-text text-pretty">{kind.text}</p>
        <dl className="type-small mt-4 grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-6 gap-y-1.5">
          <dt className="text-ink-2">{words.columns.order}</dt>
          <dd>
            <OrderLink row={row} t={t} />
            {row.buyer && <span className="block">{row.buyer}</span>}
          </dd>
          <dt className="text-ink-2">{words.there}</dt>
          <dd className="tabular-nums">{row.there}</dd>
          <dt className="text-ink-2">{words.here}</dt>
          <dd className="tabular-nums">{row.here}</dd>
          <dt className="text-ink-2">{t.order.columns.gateway}</dt>
          <dd className="[overflow-wrap:anywhere]">{row.gatewayId}</dd>
          <dt className="text-ink-2">{words.found}</dt>
          <dd>{row.foundAt}</dd>
        </dl>
      </div>
      <div className="grid content-start gap-6">
        {row.kind === 'cabinet-refund' && row.orderId && <ChooseTickets row={row} t={t} />}
        {row.kind === 'unknown-payment' && (row.orderId || row.isOfInvoice) && (
          <OfficeForm does="adopt" fields={{ difference: row.id }}>
            <p className="type-small max-w-text text-ink-2">
              {row.isOfInvoice ? words.adoptInvoiceNote : words.adoptNote}
            </p>
            <ConfirmTick id={`adopt-${row.id}`} label={t.confirm} />
            <Button type="submit" size="small" className="mt-2">
              {words.adopt}
            </Button>
          </OfficeForm>
        )}
        <OfficeForm does="close" fields={{ difference: row.id }}>
          <TextField
            id={`reason-${row.id}`}
            name="reason"
            label={row.kind === 'cabinet-refund' ? words.keepReason : words.closeReason}
            required
            defaultValue={row.typed.reason}
          />
          <Button type="submit" tone="ghost" size="small" className="mt-3">
            {row.kind === 'cabinet-refund' ? words.keep : words.close}
          </Button>
        </OfficeForm>
      </div>
    </div>
  )
}

function ChooseTickets({ row, t }: Part) {
  const words = t.reconciliation
  return (
    <OfficeForm does="tickets" fields={{ difference: row.id }}>
      <fieldset>
        <legend className="mb-1 font-medium">{fill(words.choose, { sum: row.asked })}</legend>
        {row.tickets.map(({ field, code, name, price }) => (
          <label
            key={code}
            htmlFor={`${row.id}-${code}`}
            className="flex min-h-11 w-fit items-start gap-3 py-2"
          >
            <input
              id={`${row.id}-${code}`}
              type="checkbox"
              name={field}
              value="on"
              defaultChecked={row.typed[field] === 'on'}
              className="tick"
            />
            <span>
              {name}, {price}
              <span className="block text-ink-2">{code}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ConfirmTick id={`tickets-${row.id}`} label={t.confirm} />
      <Button type="submit" tone="danger" size="small" className="mt-2">
        {words.void}
      </Button>
    </OfficeForm>
  )
}

function OrderLink({ row, t }: { row: { orderId: string | null; code: string | null }; t: OfficeTexts }) {
  if (!row.orderId) return t.none
  return (
    <Link to={`/office/orders/${row.orderId}/`} className="link font-semibold">
      {row.code}
    </Link>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.reconciliation.title, isHidden: true }
}
