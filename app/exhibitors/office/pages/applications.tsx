import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { ExportLinks } from '../../../office/parts/export-links.tsx'
import { FilterChips } from '../../../office/parts/filter-chips.tsx'
import { ListFilter } from '../../../office/parts/list-filter.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { PagedList } from '../../../office/parts/paged-list.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { Badge } from '../../../ui/badge.tsx'
import { applicantKinds } from '../../application/application-fields.ts'
import { FairField } from '../../parts/fair-field.tsx'
import { filterSearch } from '../application-filter.ts'
import type { ExhibitorOfficeTexts } from '../texts.ru.ts'
import type { ApplicationsData } from './applications.server.ts'

type Props = PageProps<ApplicationsData, ExhibitorOfficeTexts>

/** Everybody who applies to a fair, the open one unless another is chosen, the last changed first. */
export default function Applications({ data, t }: Props) {
  const { filter, count } = data
  const words = t.list
  const at = (changes: Partial<typeof filter>, page?: number) =>
    `/office/applications/${filterSearch({ ...filter, ...changes }, page)}`
  return (
    <OfficeFrame
      frame={data.frame}
      title={words.title}
      note={fill(words.found, { count })}
      actions={<ExportLinks address="/office/applications" search={filterSearch(filter)} words={words} />}
    >
      <ListFilter
        words={words}
        query={filter.words}
        reset={filterSearch(filter) === '' ? null : '/office/applications/'}
      >
        <SelectField
          id="kind"
          label={words.kind}
          value={filter.kind}
          options={[
            { value: '', label: words.anyKind },
            ...applicantKinds.map(kind => ({ value: kind, label: t.kinds[kind] })),
          ]}
        />
        <FairField fairs={data.fairs} chosen={filter.fair} label={words.fair} />
        {filter.state && <input type="hidden" name="state" value={filter.state} />}
      </ListFilter>
      <FilterChips
        label={words.states}
        chosen={filter.state}
        chips={data.states.map(({ state, label, count: inState }) => ({
          key: state,
          to: at({ state }),
          words: `${label || words.anyState},\u00a0${inState}`,
          count: inState,
        }))}
      />
      <PagedList
        isEmpty={data.applications.length === 0}
        nothing={filterSearch(filter) === '' ? words.empty : words.nothing}
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
        { key: 'kind', label: columns.kind },
        { key: 'works', label: columns.works, isNumber: true },
        { key: 'at', label: columns.at },
        { key: 'state', label: columns.state },
      ]}
      rows={data.applications.map(row => ({
        key: row.id,
        cells: [
          <span key="number" className="whitespace-nowrap">
            {row.number}
          </span>,
          <span key="who">
            <Link
              to={`/office/applications/${row.id}/`}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {row.name || t.noName}
              <span className="sr-only">, {row.number}</span>
            </Link>
            <span className="block break-all text-ink-2">{row.email}</span>
          </span>,
          (t.kinds as Record<string, string>)[row.kind] ?? '',
          row.works,
          <span key="at" className="whitespace-nowrap">
            {row.at}
          </span>,
          <Badge key="state">{row.state}</Badge>,
        ],
      }))}
    />
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.list.title, isHidden: true }
}
