import { AccountFrame } from '../../../accounts/parts/account-frame.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { FilterChips } from '../../../office/parts/filter-chips.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Said } from '../parts/said.tsx'
import type { CouncilTexts } from '../texts.ru.ts'
import type { QueueData } from './queue.server.ts'

type Props = PageProps<QueueData, CouncilTexts>

/** What a member of the council has to judge, and how far they are. */
export default function Queue({ data, t }: Props) {
  const { voted, conflicts, left } = data
  const words = t.queue
  return (
    <AccountFrame
      frame={data.frame}
      above={t.council}
      title={words.title}
      lead={fill(words.progress, { voted, conflicts, left })}
    >
      <Said done={data.done} error={null} t={t} />
      {data.count === 0 && <p className="type-body">{words.empty}</p>}
      {data.count > 0 && left === 0 && <p className="type-lead mb-8">{words.allDone}</p>}
      {data.next && (
        <Link to={`/council/${data.next}/`} className={buttonClass({ className: 'mb-8' })}>
          {words.begin}
        </Link>
      )}
      {data.count > 0 && <Filters data={data} t={t} />}
      {data.count > 0 && data.rows.length === 0 && <p className="type-body">{words.noneHere}</p>}
      {data.rows.length > 0 && <Rows data={data} t={t} />}
    </AccountFrame>
  )
}

function Filters({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <FilterChips
      label={t.queue.show}
      chosen={data.filter}
      chips={data.filters.map(({ filter, count }) => ({
        key: filter,
        to: filter === 'all' ? '/council/' : `/council/?show=${filter}`,
        words: fill(t.queue.filters[filter], { count }),
        count,
      }))}
    />
  )
}

function Rows({ data, t }: Pick<Props, 'data' | 't'>) {
  const { columns, conflict, flagged, notYet } = t.queue
  return (
    <Table
      caption={t.queue.title}
      columns={[
        { key: 'number', label: columns.number },
        { key: 'name', label: columns.name },
        { key: 'section', label: columns.section },
        { key: 'score', label: columns.score },
      ]}
      rows={data.rows.map(row => ({
        key: row.id,
        cells: [
          row.hasConflict ? (
            row.number
          ) : (
            <Link
              key="number"
              to={`/council/${row.id}/`}
              className="link inline-flex min-h-11 min-w-11 items-center font-semibold"
            >
              {row.number}
            </Link>
          ),
          <span key="name" className="flex flex-wrap items-center gap-3">
            {row.name}
            {row.isFlagged && <Badge tone="warning">{flagged}</Badge>}
          </span>,
          (t.sections as Record<string, string>)[row.section] ?? '',
          row.hasConflict ? (
            <Badge key="score">{conflict}</Badge>
          ) : row.score === null ? (
            notYet
          ) : (
            <span key="score" className="type-d3 tabular-nums">
              {row.score}
            </span>
          ),
        ],
      }))}
    />
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.queue.title, isHidden: true }
}
