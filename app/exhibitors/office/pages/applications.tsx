import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { ExportLinks } from '../../../office/parts/export-links.tsx'
import { ListFilter } from '../../../office/parts/list-filter.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { Pagination } from '../../../office/parts/pagination.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { Badge } from '../../../ui/badge.tsx'
import { chipClass } from '../../../ui/chip-class.ts'
import { applicantKinds } from '../../application/application-fields.ts'
import { filterSearch } from '../application-filter.ts'
import type { ExhibitorOfficeTexts } from '../texts.ru.ts'
import type { ApplicationsData } from './applications.server.ts'

type Props = PageProps<ApplicationsData, ExhibitorOfficeTexts>

/** Everybody who applies to the next fair, the last changed first. */
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
        {filter.state && <input type="hidden" name="state" value={filter.state} />}
      </ListFilter>
      <nav aria-label={words.states} className="mb-6 flex flex-wrap gap-2">
        {data.states.map(({ state, label, count: inState }) => (
          <Link
            key={state}
            to={at({ state })}
            aria-current={state === filter.state ? 'true' : false}
            className={chipClass(state === filter.state ? true : inState === 0 ? 'empty' : false)}
          >
            {`${label || words.anyState},\u00a0${inState}`}
          </Link>
        ))}
      </nav>
      {data.applications.length === 0 ? (
        <p className="type-body max-w-text">{filterSearch(filter) === '' ? words.empty : words.nothing}</p>
      ) : (
        <>
          <Rows data={data} t={t} />
          <Pagination
            words={t.pages}
            range={fill(t.pages.of, { from: data.from, to: data.to, count })}
            page={data.page}
            pages={data.pages}
            addressOf={page => at({}, page)}
          />
        </>
      )}
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
