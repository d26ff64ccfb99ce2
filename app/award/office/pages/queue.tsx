import { AsWritten } from '../../../navigation/as-written.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { EmailText } from '../../../office/parts/email-text.tsx'
import { ExportLinks } from '../../../office/parts/export-links.tsx'
import { FilterChips } from '../../../office/parts/filter-chips.tsx'
import { ListFilter } from '../../../office/parts/list-filter.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { PagedList } from '../../../office/parts/paged-list.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { Badge } from '../../../ui/badge.tsx'
import { nominations } from '../../count/award-rule.ts'
import { AwardTabs } from '../parts/award-tabs.tsx'
import { stateTones } from '../parts/state-tones.ts'
import { filterSearch } from '../queue-filter.ts'
import type { AwardOfficeTexts } from '../texts.ru.ts'
import type { QueueData } from './queue.server.ts'

type Props = PageProps<QueueData, AwardOfficeTexts>

/** Every book that was sent in, the last changed first. */
export default function Queue({ data, t }: Props) {
  const { filter, count } = data
  const words = t.list
  const at = (changes: Partial<typeof filter>, page?: number) =>
    `/office/award/${filterSearch({ ...filter, ...changes }, page)}`
  return (
    <OfficeFrame
      frame={data.frame}
      title={words.title}
      note={fill(words.found, { count, stage: data.stage })}
      actions={<ExportLinks address="/office/award" search={filterSearch(filter)} words={words} />}
    >
      <AwardTabs t={t} />
      <ListFilter
        words={words}
        query={filter.words}
        reset={filterSearch(filter) === '' ? null : '/office/award/'}
      >
        <SelectField
          id="nomination"
          label={words.nomination}
          value={filter.nomination}
          options={[
            { value: '', label: words.anyNomination },
            ...nominations.map(one => ({ value: one, label: t.nominations[one] })),
          ]}
        />
        {filter.state && <input type="hidden" name="state" value={filter.state} />}
      </ListFilter>
      <FilterChips
        label={words.states}
        chosen={filter.state}
        chips={data.states.map(({ state, label, count: inState }) => ({
          key: state,
          to: at({ state }),
          words: `${label || (state === 'waiting' ? words.waiting : words.anyState)},\u00a0${inState}`,
          count: inState,
        }))}
      />
      <PagedList
        isEmpty={data.books.length === 0}
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
        { key: 'book', label: columns.book },
        { key: 'nomination', label: columns.nomination },
        { key: 'marks', label: columns.marks },
        { key: 'at', label: columns.at },
        { key: 'state', label: columns.state },
      ]}
      rows={data.books.map(row => ({
        key: row.id,
        cells: [
          <span key="number" className="whitespace-nowrap">
            {fill(t.number, { number: row.number })}
          </span>,
          <span key="book">
            <Link
              to={`/office/award/${row.id}/`}
              className="link inline-flex min-h-11 items-center font-semibold break-words"
            >
              {row.title ? <AsWritten>{row.title}</AsWritten> : t.noTitle}
              <span className="sr-only">, {fill(t.number, { number: row.number })}</span>
            </Link>
            <span className="block break-words text-ink-2">
              {row.name}
              <span className="block">
                <EmailText email={row.email} />
              </span>
            </span>
          </span>,
          t.nominations[row.nomination],
          hasMarks(row) && <Marks key="marks" row={row} t={t} />,
          row.at,
          <span key="state">
            <Badge tone={stateTones[row.state]}>{row.stateName}</Badge>
            {row.until && (
              <span className="type-caption block text-ink-2">{fill(t.list.until, { at: row.until })}</span>
            )}
          </span>,
        ],
      }))}
    />
  )
}

function hasMarks({ twins, hasIsbn, hasBook, isMoving }: Props['data']['books'][number]): boolean {
  return twins > 0 || !hasIsbn || !hasBook || isMoving
}

function Marks({ row, t }: { row: Props['data']['books'][number]; t: AwardOfficeTexts }) {
  const { marks } = t.list
  return (
    <span className="flex flex-wrap gap-2 max-md:justify-end">
      {row.twins > 0 && <Badge tone="warning">{fill(marks.twins, { count: row.twins })}</Badge>}
      {!row.hasIsbn && <Badge>{marks.noIsbn}</Badge>}
      {!row.hasBook && <Badge>{marks.noBook}</Badge>}
      {row.isMoving && <Badge tone="info">{marks.moving}</Badge>}
    </span>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.list.title, isHidden: true }
}
