import { AsWritten } from '../../../navigation/as-written.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { FilterChips } from '../../../office/parts/filter-chips.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { Pagination } from '../../../office/parts/pagination.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { AwardTabs } from '../parts/award-tabs.tsx'
import { JurorTable } from '../parts/juror-table.tsx'
import { ReaderPanel } from '../parts/reader-panel.tsx'
import { SpreadForm } from '../parts/spread-form.tsx'
import type { AwardOfficeTexts } from '../texts.ru.ts'
import type { JuryData } from './jury.server.ts'

type Props = PageProps<JuryData, AwardOfficeTexts>

/** Who judges this edition, who reads what, who stands back, and how far everybody has come. */
export default function Jury({ data, t }: Props) {
  const words = t.jury
  const done = data.done ? (words.done as Record<string, string>)[data.done] : undefined
  const members = data.jurors.filter(({ isMember }) => isMember).length
  return (
    <OfficeFrame
      frame={data.frame}
      title={words.title}
      note={fill(words.note, { members, books: data.books })}
    >
      <AwardTabs t={t} />
      <OfficeOutcome error={data.error?.message} done={done} />
      <p className="mb-8 max-w-text">{words.lead}</p>
      <div className="mb-10 grid items-start gap-8 2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <JurorTable data={data} t={words} />
        {data.books > 0 && members > 0 && <SpreadForm data={data} t={words} />}
      </div>
      <Section title={words.books.title} id="books">
        {data.books === 0 ? (
          <p>{words.books.empty}</p>
        ) : (
          <>
            <Filters data={data} t={t} />
            <div
              className={
                data.chosen ? 'grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]' : undefined
              }
            >
              <div className="min-w-0">
                {data.rows.length === 0 ? <p>{words.books.nothing}</p> : <Books data={data} t={t} />}
              </div>
              {data.chosen && <ReaderPanel data={data} chosen={data.chosen} t={words} />}
            </div>
          </>
        )}
      </Section>
    </OfficeFrame>
  )
}

function address({ filter, page }: { filter: string; page?: number }, book?: string): string {
  const search = new URLSearchParams()
  if (filter !== 'all') search.set('show', filter)
  if (page && page > 1) search.set('page', String(page))
  if (book) search.set('book', book)
  const text = search.toString()
  return `/office/award/jury/${text && `?${text}`}${book ? '#panel' : ''}`
}

function Filters({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.jury.filter
  return (
    <FilterChips
      label={words.label}
      chosen={data.filter}
      chips={data.filters.map(({ filter, count }) => ({
        key: filter,
        to: address({ filter }),
        words: fill(words[filter], { count }),
        count,
      }))}
    />
  )
}

function Books({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.jury.books
  const { columns } = words
  return (
    <>
      <Table
        caption={words.title}
        columns={[
          { key: 'number', label: columns.number },
          { key: 'title', label: columns.title },
          { key: 'nomination', label: columns.nomination },
          { key: 'done', label: columns.done },
          { key: 'readers', label: columns.readers },
          { key: 'change', label: columns.change },
        ]}
        rows={data.rows.map(row => ({
          key: row.id,
          cells: [
            fill(t.number, { number: row.number }),
            <Link
              key="title"
              to={`/office/award/${row.id}/`}
              className="link inline-flex min-h-11 items-center break-words"
            >
              {row.title ? <AsWritten>{row.title}</AsWritten> : t.noTitle}
            </Link>,
            t.nominations[row.nomination],
            <span key="done" className="flex flex-wrap items-center gap-2 max-md:justify-end">
              {fill(words.done, { given: row.given, asked: row.asked })}
              {row.away > 0 && <Badge>{fill(words.away, { count: row.away })}</Badge>}
            </span>,
            row.readers.length > 0 ? (
              row.readers.join(', ')
            ) : (
              <Badge key="nobody" tone="error">
                {words.nobody}
              </Badge>
            ),
            <Link
              key="change"
              to={address(data, row.id)}
              aria-current={row.id === data.chosen?.id ? 'true' : undefined}
              className={buttonClass({ tone: 'text' })}
            >
              {words.change}
              <span className="sr-only">: {fill(t.number, { number: row.number })}</span>
            </Link>,
          ],
        }))}
      />
      <Pagination
        words={t.pages}
        range={fill(t.pages.of, {
          from: data.from,
          to: data.from + data.rows.length - 1,
          count: data.count,
        })}
        page={data.page}
        pages={data.pages}
        addressOf={page => address({ filter: data.filter, page })}
      />
    </>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.jury.title, isHidden: true }
}
