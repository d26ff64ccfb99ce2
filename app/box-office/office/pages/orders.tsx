import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { ExportLinks } from '../../../office/parts/export-links.tsx'
import { ListFilter } from '../../../office/parts/list-filter.tsx'
import { Pagination } from '../../../office/parts/pagination.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { orderSearch, orderStates } from '../order-filter.ts'
import { Frame } from '../parts/frame.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import type { OfficeTexts } from '../texts.ru.ts'
import type { load } from './orders.server.ts'

type Data = Awaited<ReturnType<typeof load>>
type Props = PageProps<Data, OfficeTexts>

/** One field for whatever the caller can say, and what the orders are; the newest when nothing is asked. */
export default function Orders({ data, t }: Props) {
  const { columns } = t.orders
  const isAll = orderSearch(data.filter) === ''
  return (
    <Frame
      data={data}
      t={t}
      title={t.orders.title}
      note={isAll ? t.orders.newest : `${t.orders.found}: ${data.count}`}
      actions={<ExportLinks address="/office/orders" search={orderSearch(data.filter)} words={t.orders} />}
    >
      <Filters data={data} t={t} />
      {data.orders.length === 0 ? (
        <p className="type-body max-w-text">{isAll ? t.orders.none : t.orders.nothing}</p>
      ) : (
        <>
          <Table
            caption={t.orders.title}
            columns={[
              { key: 'code', label: columns.code },
              { key: 'createdAt', label: columns.createdAt },
              { key: 'buyer', label: columns.buyer },
              { key: 'day', label: columns.day },
              { key: 'tickets', label: columns.tickets, isNumber: true },
              { key: 'sum', label: columns.sum, isNumber: true },
              { key: 'state', label: columns.state },
            ]}
            rows={data.orders.map(order => ({
              key: order.id,
              cells: [
                <Link
                  key="code"
                  to={`/office/orders/${order.id}/`}
                  className="link inline-flex min-h-11 items-center font-semibold whitespace-nowrap"
                >
                  {order.code}
                </Link>,
                <span key="at" className="whitespace-nowrap">
                  {order.createdAt}
                </span>,
                <span key="buyer">
                  {order.name ?? t.none}
                  <span className="block text-ink-2">{order.email}</span>
                </span>,
                <span key="day" className="whitespace-nowrap">
                  {order.day ?? t.none}
                </span>,
                order.tickets,
                order.sum,
                <StateBadge key="state" state={order.state}>
                  {t.orderStates[order.state]}
                </StateBadge>,
              ],
            }))}
          />
          <Pages data={data} t={t} />
        </>
      )}
    </Frame>
  )
}

function Filters({ data, t }: Pick<Props, 'data' | 't'>) {
  const { filter } = data
  const words = t.orders
  return (
    <ListFilter
      words={{ ...words, find: t.send }}
      query={filter.query}
      reset={orderSearch(filter) === '' ? null : '/office/orders/'}
      className="min-w-0 grow basis-[20rem]"
    >
      <SelectField
        id="state"
        label={words.columns.state}
        value={filter.state}
        options={[
          { value: '', label: words.anyState },
          ...orderStates.map(state => ({ value: state, label: t.orderStates[state] })),
        ]}
        className="min-w-0 grow basis-[10rem]"
      />
      <SelectField
        id="day"
        label={words.columns.day}
        value={filter.day}
        options={[
          { value: '', label: words.anyDay },
          ...data.days.map(({ day, label }) => ({ value: day, label })),
        ]}
        className="min-w-0 grow basis-[9rem]"
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
    </ListFilter>
  )
}

function Pages({ data, t }: Pick<Props, 'data' | 't'>) {
  const { page, pages, from, to, count, filter } = data
  const at = (number: number) => `/office/orders/${orderSearch(filter, number)}`
  return (
    <Pagination
      words={t.pages}
      range={fill(t.pages.of, { from, to, count })}
      page={page}
      pages={pages}
      addressOf={at}
    />
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.orders.title, isHidden: true }
}
