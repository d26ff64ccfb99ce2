import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { Pagination } from '../../../office/parts/pagination.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Frame } from '../parts/frame.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import type { OfficeTexts } from '../texts.ru.ts'
import type { load } from './orders.server.ts'

type Data = Awaited<ReturnType<typeof load>>
type Props = PageProps<Data, OfficeTexts>

/** One field for whatever the caller can say; the newest orders when nothing is asked. */
export default function Orders({ data, t }: Props) {
  const { pathname } = useView()
  const { columns } = t.orders
  return (
    <Frame
      data={data}
      t={t}
      title={t.orders.title}
      note={data.query === '' ? t.orders.newest : `${t.orders.found}: ${data.count}`}
    >
      <search>
        <form action={pathname} className="mb-6 flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow basis-[20rem]">
            <label htmlFor="q" className="type-small block">
              {t.orders.search}
            </label>
            <input
              id="q"
              name="q"
              type="search"
              defaultValue={data.query}
              autoComplete="off"
              className="mt-1 h-11 w-full border border-edge bg-raised px-3 hover:border-ink"
            />
          </div>
          <Button type="submit" tone="secondary" size="small">
            {t.send}
          </Button>
          {data.query !== '' && (
            <Link to="/office/orders/" className={buttonClass({ tone: 'text' })}>
              {t.orders.reset}
            </Link>
          )}
        </form>
      </search>
      {data.orders.length === 0 ? (
        <p className="type-body max-w-text">{data.query === '' ? t.orders.none : t.orders.nothing}</p>
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

function Pages({ data, t }: Pick<Props, 'data' | 't'>) {
  const { page, pages, from, to, count, query } = data
  const at = (number: number) =>
    `/office/orders/?${new URLSearchParams({ ...(query && { q: query }), page: String(number) })}`
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
