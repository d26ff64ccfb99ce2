import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { ExportLinks } from '../../../../office/parts/export-links.tsx'
import { FilterChips } from '../../../../office/parts/filter-chips.tsx'
import { ListFilter } from '../../../../office/parts/list-filter.tsx'
import { OfficeFrame } from '../../../../office/parts/office-frame.tsx'
import { PagedList } from '../../../../office/parts/paged-list.tsx'
import { Table } from '../../../../office/parts/table.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { ofFair } from '../../../own-fair.ts'
import { FairField } from '../../../parts/fair-field.tsx'
import { filterSearch } from '../materials-filter.ts'
import type { MaterialOfficeTexts } from '../texts.ru.ts'
import type { MaterialsListData } from './materials.server.ts'

type Props = PageProps<MaterialsListData, MaterialOfficeTexts>
const address = '/office/materials'

/** Everybody whose stand is paid for, who has waited longest first. */
export default function MaterialsList({ data, t }: Props) {
  const { filter, count } = data
  const words = t.list
  const at = (changes: Partial<typeof filter>, page?: number) =>
    `${address}/${filterSearch({ ...filter, ...changes }, page)}`
  const isFiltered = filterSearch(filter) !== ''
  return (
    <OfficeFrame
      frame={data.frame}
      title={words.title}
      note={fill(words.found, { count })}
      actions={
        <>
          <Link
            to={`${address}/arrivals/${ofFair('?', filter.fair)}`}
            className="link inline-flex min-h-11 items-center"
          >
            {words.arrivals}
          </Link>
          <ExportLinks address={address} search={filterSearch(filter)} words={words} />
        </>
      }
    >
      <ListFilter words={words} query={filter.words} reset={isFiltered ? `${address}/` : null}>
        <FairField fairs={data.fairs} chosen={filter.fair} label={words.fair} />
        {filter.shelf && <input type="hidden" name="show" value={filter.shelf} />}
      </ListFilter>
      <FilterChips
        label={words.shelves}
        chosen={filter.shelf}
        chips={data.counts.map(({ shelf, count: there }) => ({
          key: shelf,
          to: at({ shelf }),
          words: `${t.shelves[shelf]},\u00a0${there}`,
          count: there,
        }))}
      />
      <PagedList
        isEmpty={data.rows.length === 0}
        nothing={isFiltered ? words.nothing : words.empty}
        words={t.pages}
        data={data}
        addressOf={page => at({}, page)}
      >
        <Rows data={data} t={t} />
      </PagedList>
    </OfficeFrame>
  )
}

function Rows({ data, t }: Pick<Props, 'data' | 't'>) {
  const { columns, title } = t.list
  return (
    <Table
      caption={title}
      columns={[
        { key: 'number', label: columns.number },
        { key: 'who', label: columns.who },
        { key: 'stand', label: columns.stand },
        { key: 'at', label: columns.at },
        { key: 'passes', label: columns.passes, isNumber: true },
        { key: 'arrival', label: columns.arrival },
        { key: 'state', label: columns.state },
      ]}
      rows={data.rows.map(row => ({
        key: row.id,
        cells: [
          <span key="number" className="whitespace-nowrap">
            {row.number}
          </span>,
          <span key="who">
            <Link
              to={`${address}/${row.id}/`}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {row.name || t.noName}
              <span className="sr-only">, {row.number}</span>
            </Link>
            <span className="block break-all text-ink-2">{row.email}</span>
          </span>,
          row.stand,
          row.at || t.no,
          row.passes,
          row.arrival || t.no,
          <Badge key="state">{row.state}</Badge>,
        ],
      }))}
    />
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.list.title, isHidden: true }
}
