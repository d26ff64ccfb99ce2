import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { ExportLinks } from '../../../../office/parts/export-links.tsx'
import { ListFilter } from '../../../../office/parts/list-filter.tsx'
import { PagedList } from '../../../../office/parts/paged-list.tsx'
import { SelectField } from '../../../../office/parts/select-field.tsx'
import { Table } from '../../../../office/parts/table.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Frame } from '../../../office/parts/frame.tsx'
import { StateBadge } from '../../../office/parts/state-badge.tsx'
import { invitationKinds, invitationStates } from '../../invitation.ts'
import { filterSearch } from '../invitation-filter.ts'
import { CreateForm } from '../parts/create-form.tsx'
import { OrderLinks } from '../parts/order-links.tsx'
import { RevokeForm } from '../parts/revoke-form.tsx'
import type { InvitationTexts } from '../texts.ru.ts'
import type { InvitationsData } from './invitations.server.ts'

type Props = PageProps<InvitationsData, InvitationTexts>
type Part = Pick<Props, 'data' | 't'>

/** Every invitation, the newest first, and the form that makes more. */
export default function Invitations({ data, t }: Props) {
  const { filter, count } = data
  return (
    <Frame
      data={data}
      t={t}
      title={t.list.title}
      note={fill(t.list.found, { count })}
      actions={<ExportLinks address="/office/invitations" search={filterSearch(filter)} words={t.list} />}
    >
      <CreateForm data={data} t={t} />
      <Filters data={data} t={t} />
      <Batch data={data} t={t} />
      <PagedList
        isEmpty={data.invitations.length === 0}
        nothing={filterSearch(filter) === '' ? t.list.empty : t.list.nothing}
        words={t.pages}
        data={data}
        addressOf={page => `/office/invitations/${filterSearch(filter, page)}`}
      >
        <Rows data={data} t={t} />
      </PagedList>
    </Frame>
  )
}

function Filters({ data, t }: Part) {
  const { filter } = data
  const words = t.list
  return (
    <ListFilter
      words={words}
      query={filter.query}
      reset={filterSearch(filter) === '' ? null : '/office/invitations/'}
    >
      <SelectField
        id="kind"
        label={words.kind}
        value={filter.kind}
        options={[
          { value: '', label: words.anyKind },
          ...invitationKinds.map(kind => ({ value: kind, label: t.kinds[kind] })),
        ]}
        className="min-w-0 grow basis-[11rem]"
      />
      <SelectField
        id="product"
        label={words.product}
        value={filter.product}
        options={[
          { value: '', label: words.anyProduct },
          ...data.products.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        className="min-w-0 grow basis-[11rem]"
      />
      <SelectField
        id="state"
        label={words.state}
        value={filter.state}
        options={[
          { value: '', label: words.anyState },
          ...invitationStates.map(state => ({ value: state, label: t.states[state] })),
        ]}
        className="min-w-0 grow basis-[10rem]"
      />
      {filter.batch && <input type="hidden" name="batch" value={filter.batch} />}
    </ListFilter>
  )
}

function Batch({ data, t }: Part) {
  const { batch, filter, typed } = data
  if (!batch || batch.all === 0) return null
  return (
    <section className="lintel-current mb-6 bg-raised p-5">
      <h2 className="type-d3 mb-2">{t.batch.title}</h2>
      <p className="mb-3">{fill(t.batch.counts, batch)}</p>
      {batch.revoked < batch.all && (
        <RevokeForm
          does="revoke-batch"
          fields={{ batch: filter.batch }}
          typed={typed}
          words={t.batch}
          t={t}
        />
      )}
      {batch.revoked > 0 && data.invitations.some(({ orders }) => orders.length > 0) && (
        <p className="border-l-4 border-warning pl-4">{t.batch.standing}</p>
      )}
    </section>
  )
}

function Rows({ data, t }: Part) {
  const { columns } = t.list
  return (
    <Table
      caption={t.list.title}
      columns={[
        { key: 'code', label: columns.code },
        { key: 'guest', label: columns.guest },
        { key: 'opens', label: columns.opens },
        { key: 'used', label: columns.used, isNumber: true },
        { key: 'until', label: columns.until },
        { key: 'orders', label: columns.orders },
        { key: 'state', label: columns.state },
      ]}
      rows={data.invitations.map(row => ({
        key: row.id,
        cells: [
          <Link
            key="code"
            to={`/office/invitations/${row.id}/`}
            className="link inline-flex min-h-11 items-center font-semibold whitespace-nowrap"
          >
            {row.code}
          </Link>,
          <span key="guest">
            {row.guest || t.none}
            {row.email && <span className="block break-all text-ink-2">{row.email}</span>}
            {row.note && <span className="block text-ink-2">{row.note}</span>}
          </span>,
          <span key="opens">
            {row.product}
            <span className="block text-ink-2">{row.price}</span>
          </span>,
          `${row.used}/${row.uses}`,
          <span key="until" className="whitespace-nowrap">
            {row.until}
          </span>,
          row.orders.length > 0 && <OrderLinks key="orders" orders={row.orders} t={t} />,
          <StateBadge key="state" state={row.state}>
            {t.states[row.state]}
          </StateBadge>,
        ],
      }))}
    />
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.list.title, isHidden: true }
}
