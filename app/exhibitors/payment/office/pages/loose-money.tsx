import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { OfficeFrame } from '../../../../office/parts/office-frame.tsx'
import { Pagination } from '../../../../office/parts/pagination.tsx'
import { Table } from '../../../../office/parts/table.tsx'
import { fill } from '../../../../platform/fill.ts'
import type { LooseMoneyTexts } from '../texts.ru.ts'
import type { LooseMoneyData } from './loose-money.server.ts'

type Props = PageProps<LooseMoneyData, LooseMoneyTexts>

const link = 'link inline-flex min-h-11 items-center'

/** Who has paid and has no stand: what is left of the money, and what may be done with it. */
export default function LooseMoney({ data, t }: Props) {
  return (
    <OfficeFrame
      frame={data.frame}
      title={t.title}
      note={fill(t.note, { count: data.count, sum: data.sum })}
      actions={
        <Link to="/office/invoices/" className={link}>
          {t.back}
        </Link>
      }
    >
      {data.rows.length === 0 ? (
        <p>{t.calm}</p>
      ) : (
        <>
          <p className="mb-6 max-w-text">{t.lead}</p>
          <Rows data={data} t={t} />
        </>
      )}
      {data.pages > 1 && (
        <Pagination
          words={t.pages}
          range={fill(t.pages.range, { page: data.page, pages: data.pages })}
          page={data.page}
          pages={data.pages}
          addressOf={page => `/office/invoices/without-stand/${page > 1 ? `?page=${page}` : ''}`}
        />
      )}
    </OfficeFrame>
  )
}

function Rows({ data, t }: Pick<Props, 'data' | 't'>) {
  const { columns } = t
  return (
    <Table
      caption={t.title}
      columns={[
        { key: 'who', label: columns.who },
        { key: 'sum', label: columns.sum, isNumber: true },
        { key: 'stand', label: columns.stand },
        { key: 'todo', label: columns.todo },
      ]}
      rows={data.rows.map(row => ({
        key: row.id,
        cells: [
          <Who key="who" row={row} t={t} />,
          <span key="sum">
            <span className="whitespace-nowrap">{row.sum}</span>
            {row.promised && <span className="type-small block text-ink-2">{row.promised}</span>}
          </span>,
          <span key="stand">
            {row.stand}
            {row.why && <span className="type-small block break-words text-ink-2">{row.why}</span>}
          </span>,
          <Todo key="todo" row={row} t={t} />,
        ],
      }))}
    />
  )
}

type Row = LooseMoneyData['rows'][number]

function Who({ row, t }: { row: Row; t: LooseMoneyTexts }) {
  if (row.number === null) return <span>{t.gone}</span>
  return (
    <Link to={`/office/applications/${row.id}/`} className={`${link} font-semibold break-words`}>
      {`${row.number}, ${row.name || t.noName}`}
    </Link>
  )
}

function Todo({ row, t }: { row: Row; t: LooseMoneyTexts }) {
  return (
    <span className="grid justify-items-start">
      {row.mayGive ? (
        <Link to="/office/stands/?state=free" className={link}>
          {t.give}
          <span className="sr-only">, {row.name || row.number}</span>
        </Link>
      ) : (
        <span className="type-small py-3 text-ink-2">{t.onlyRefund}</span>
      )}
      {row.invoices.map(({ id, number, sum }) => (
        <span key={id} className="flex flex-wrap items-center gap-x-2">
          <Link to={`/office/invoices/${id}/`} className={link}>
            {fill(t.refund, { number })}
          </Link>
          <span className="type-small whitespace-nowrap text-ink-2">{sum}</span>
        </span>
      ))}
    </span>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
