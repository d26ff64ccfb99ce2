import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { ListFilter } from '../../../../office/parts/list-filter.tsx'
import { OfficeFrame } from '../../../../office/parts/office-frame.tsx'
import { Table } from '../../../../office/parts/table.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { chipClass } from '../../../../ui/chip-class.ts'
import { type ThreadFilter, threadSearch } from '../../thread-filter.ts'
import type { OfficeMessageTexts } from '../texts.ru.ts'
import type { OfficeMessagesData } from './messages.server.ts'

type Props = PageProps<OfficeMessagesData, OfficeMessageTexts>

const address = '/office/messages/'

/** Everybody who has written or was written to, the last first; those who wait for an answer unless all are asked for. */
export default function OfficeMessages({ data, t }: Props) {
  const filter: ThreadFilter = { ...data.filter, after: null }
  const isPlain = threadSearch({ ...filter, show: 'waiting' }) === ''
  return (
    <OfficeFrame frame={data.frame} title={t.title} note={fill(t.note, { count: data.waiting })}>
      <ListFilter words={t} query={filter.words} reset={isPlain ? null : address}>
        {filter.show === 'all' && <input type="hidden" name="show" value="all" />}
      </ListFilter>
      <nav aria-label={t.show} className="mb-6 flex flex-wrap gap-2">
        {(['waiting', 'all'] as const).map(show => (
          <Link
            key={show}
            to={`${address}${threadSearch({ ...filter, show })}`}
            aria-current={show === filter.show ? 'true' : false}
            className={chipClass(show === filter.show)}
          >
            {fill(t.filters[show], { count: data.waiting })}
          </Link>
        ))}
      </nav>
      {data.threads.length === 0 ? (
        <p>{isPlain && filter.show === 'waiting' ? t.calm : t.nothing}</p>
      ) : (
        <Rows data={data} t={t} />
      )}
      <Further data={data} filter={filter} t={t} />
    </OfficeFrame>
  )
}

function Rows({ data, t }: Pick<Props, 'data' | 't'>) {
  const { columns } = t
  return (
    <Table
      caption={t.title}
      columns={[
        { key: 'number', label: columns.number },
        { key: 'who', label: columns.who },
        { key: 'last', label: columns.last },
        { key: 'at', label: columns.at },
        { key: 'state', label: columns.state },
      ]}
      rows={data.threads.map(row => ({
        key: row.id,
        cells: [
          <span key="number" className="whitespace-nowrap">
            {row.number}
          </span>,
          <span key="who">
            <Link
              to={`${address}${row.id}/`}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {row.name || t.noName}
              <span className="sr-only">, {row.number}</span>
            </Link>
            <span className="block break-all text-ink-2">{row.email}</span>
          </span>,
          <span key="last" className="break-words">
            {row.last}
          </span>,
          <span key="at" className="whitespace-nowrap">
            {row.at}
          </span>,
          <span key="state" className="flex flex-wrap gap-2">
            {row.isNew && <Badge tone="warning">{t.fresh}</Badge>}
            {row.waits && <Badge>{t.waits}</Badge>}
          </span>,
        ],
      }))}
    />
  )
}

function Further({ data, filter, t }: Pick<Props, 'data' | 't'> & { filter: ThreadFilter }) {
  if (!data.next && !data.filter.after) return null
  const button = buttonClass({ tone: 'ghost', size: 'small' })
  const next = data.next && { at: new Date(data.next.at), id: data.next.id }
  return (
    <nav aria-label={t.pages} className="mt-5 flex justify-end gap-3">
      {data.filter.after && (
        <Link to={`${address}${threadSearch(filter)}`} className={button}>
          {t.first}
        </Link>
      )}
      {next && (
        <Link to={`${address}${threadSearch({ ...filter, after: next })}`} className={button}>
          {t.more}
        </Link>
      )}
    </nav>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
