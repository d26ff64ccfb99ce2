import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { ExportLinks } from '../../../office/parts/export-links.tsx'
import { FilterChips } from '../../../office/parts/filter-chips.tsx'
import { ListFilter } from '../../../office/parts/list-filter.tsx'
import { PagedList } from '../../../office/parts/paged-list.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { filterSearch } from '../invoice-filter.ts'
import { StateBadge } from '../parts/badges.tsx'
import { Frame } from '../parts/frame.tsx'
import type { InvoiceTexts } from '../texts.ru.ts'
import type { InvoicesData } from './invoices.server.ts'

type Props = PageProps<InvoicesData, InvoiceTexts>

/** Every invoice, the newest first. */
export default function InvoiceList({ data, t }: Props) {
  const { filter, count } = data
  const at = (changes: Partial<typeof filter>, page?: number) =>
    `/office/invoices/${filterSearch({ ...filter, ...changes }, page)}`
  const isFiltered = filterSearch(filter) !== ''
  return (
    <Frame
      data={data}
      t={t}
      title={t.list.title}
      note={fill(t.list.found, { count })}
      actions={
        <>
          <Link
            to="/office/invoices/without-stand/"
            className={buttonClass({ tone: 'ghost', size: 'small' })}
          >
            {t.list.withoutStand}
          </Link>
          <ExportLinks address="/office/invoices" search={filterSearch(filter)} words={t.list} />
        </>
      }
    >
      <ListFilter words={t.list} query={filter.query} reset={isFiltered ? '/office/invoices/' : null}>
        {filter.state && <input type="hidden" name="state" value={filter.state} />}
      </ListFilter>
      <FilterChips
        label={t.list.statesLabel}
        chosen={filter.state}
        chips={data.counts.map(({ state, count }) => ({
          key: state,
          to: at({ state }),
          words: `${state === '' ? t.list.any : t.states[state]},\u00a0${count}`,
          count,
        }))}
      />
      <PagedList
        isEmpty={data.invoices.length === 0}
        nothing={isFiltered ? t.list.nothing : t.list.empty}
        words={t.pages}
        data={data}
        addressOf={page => at({}, page)}
      >
        <Rows data={data} t={t} />
      </PagedList>
    </Frame>
  )
}

function Rows({ data, t }: Pick<Props, 'data' | 't'>) {
  const { columns } = t.list
  return (
    <Table
      caption={t.list.title}
      columns={[
        { key: 'number', label: columns.number },
        { key: 'payer', label: columns.payer },
        { key: 'stand', label: columns.stand },
        { key: 'total', label: columns.total, isNumber: true },
        { key: 'paid', label: columns.paid, isNumber: true },
        { key: 'due', label: columns.due },
        { key: 'state', label: columns.state },
      ]}
      rows={data.invoices.map(row => ({
        key: row.id,
        cells: [
          <Link
            key="number"
            to={`/office/invoices/${row.id}/`}
            className="link inline-flex min-h-11 items-center font-semibold whitespace-nowrap"
          >
            {row.number}
          </Link>,
          <span key="payer">
            {row.payer}
            <span className="block text-ink-2">{row.inn}</span>
          </span>,
          row.stand ?? t.none,
          row.total,
          row.paid,
          row.due,
          <StateBadge key="state" state={row.state} t={t} />,
        ],
      }))}
    />
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.list.title, isHidden: true }
}
