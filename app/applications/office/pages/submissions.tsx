import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { ExportLinks } from '../../../office/parts/export-links.tsx'
import { FilterChips } from '../../../office/parts/filter-chips.tsx'
import { PagedList } from '../../../office/parts/paged-list.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { DeliveryBadge, StateBadge } from '../parts/badges.tsx'
import { FilterForm } from '../parts/filter-form.tsx'
import { Frame } from '../parts/frame.tsx'
import { filterSearch } from '../submission-filter.ts'
import type { SubmissionTexts } from '../texts.ru.ts'
import type { SubmissionsData } from './submissions.server.ts'

type Props = PageProps<SubmissionsData, SubmissionTexts>

/** Everything people have sent, the newest first. */
export default function Submissions({ data, t }: Props) {
  const { filter, count } = data
  const at = (changes: Partial<typeof filter>, page?: number) =>
    `/office/submissions/${filterSearch({ ...filter, ...changes }, page)}`
  return (
    <Frame
      data={data}
      t={t}
      title={t.list.title}
      note={fill(t.list.found, { count })}
      actions={<ExportLinks address="/office/submissions" search={filterSearch(filter)} words={t.list} />}
    >
      <FilterForm data={data} t={t} />
      <FilterChips
        label={t.list.states}
        chosen={filter.state}
        chips={data.states.map(({ state, count }) => ({
          key: state,
          to: at({ state }),
          words: `${state === '' ? t.list.anyState : t.states[state]},\u00a0${count}`,
          count,
        }))}
      />
      <PagedList
        isEmpty={data.submissions.length === 0}
        nothing={filterSearch(filter) === '' ? t.list.empty : t.list.nothing}
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
        { key: 'at', label: columns.at },
        { key: 'who', label: columns.who },
        { key: 'form', label: columns.form },
        { key: 'delivery', label: columns.delivery },
        { key: 'state', label: columns.state },
      ]}
      rows={data.submissions.map(row => ({
        key: row.id,
        cells: [
          <span key="at" className="whitespace-nowrap">
            {row.at}
          </span>,
          <span key="who">
            <Link
              to={`/office/submissions/${row.id}/`}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {row.isErased ? t.erasedName : row.name || row.email}
            </Link>
            {row.name && <span className="block break-all text-ink-2">{row.email}</span>}
          </span>,
          row.form,
          row.delivery ? <DeliveryBadge key="delivery" delivery={row.delivery} t={t} /> : t.none,
          <StateBadge key="state" state={row.state} t={t} />,
        ],
      }))}
    />
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.list.title, isHidden: true }
}
