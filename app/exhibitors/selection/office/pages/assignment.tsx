import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { FilterChips } from '../../../../office/parts/filter-chips.tsx'
import { OfficeFrame } from '../../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../../office/parts/office-outcome.tsx'
import { Section } from '../../../../office/parts/section.tsx'
import { Table } from '../../../../office/parts/table.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { AssignmentPanel } from '../parts/assignment-panel.tsx'
import { SpreadForms } from '../parts/spread-forms.tsx'
import type { DecisionTexts } from '../texts.ru.ts'
import type { AssignmentData } from './assignment.server.ts'

type Props = PageProps<AssignmentData, DecisionTexts>

/** Who of the council judges which application, and how far each has come. */
export default function Assignment({ data, t }: Props) {
  const words = t.assignment
  const done = data.done ? (words.done as Record<string, string>)[data.done] : undefined
  return (
    <OfficeFrame
      frame={data.frame}
      title={words.title}
      note={fill(words.note, { count: data.count })}
      actions={
        <Link to="/office/decisions/" className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      }
    >
      <OfficeOutcome error={data.error?.message} done={done} />
      <p className="mb-8 max-w-text">{data.members.length === 0 ? words.noMembers : words.lead}</p>
      <div className="mb-10 grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Members data={data} t={t} />
        {data.count > 0 && data.members.length > 0 && <SpreadForms data={data} t={words} />}
      </div>
      {data.count === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <>
          <Filters data={data} t={t} />
          <div
            className={data.chosen ? 'grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]' : undefined}
          >
            {data.rows.length === 0 ? <p>{words.noneHere}</p> : <Rows data={data} t={t} />}
            {data.chosen && <AssignmentPanel data={data} t={words} />}
          </div>
        </>
      )}
    </OfficeFrame>
  )
}

function Members({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.assignment.members
  return (
    <Section title={words.title}>
      <Table
        caption={words.title}
        columns={[
          { key: 'name', label: words.name },
          { key: 'given', label: words.given, isNumber: true },
          { key: 'owed', label: words.owed, isNumber: true },
          { key: 'conflicts', label: words.conflicts, isNumber: true },
        ]}
        rows={data.members.map(({ id, name, given, owed, conflicts }) => ({
          key: id,
          cells: [name, given, owed, conflicts],
        }))}
      />
    </Section>
  )
}

function Filters({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.assignment.filter
  return (
    <FilterChips
      label={words.label}
      chosen={data.filter}
      chips={data.filters.map(({ filter, count }) => ({
        key: filter,
        to: `/office/decisions/assignment/${filter === 'all' ? '' : `?show=${filter}`}`,
        words: fill(words[filter], { count }),
        count,
      }))}
    />
  )
}

function Rows({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.assignment
  const { columns } = words
  return (
    <Table
      caption={words.title}
      columns={[
        { key: 'number', label: columns.number },
        { key: 'name', label: columns.name },
        { key: 'section', label: columns.section },
        { key: 'votes', label: columns.votes },
        { key: 'who', label: columns.who },
        { key: 'change', label: columns.change },
      ]}
      rows={data.rows.map(row => ({
        key: row.id,
        cells: [
          row.number,
          row.name,
          (t.sections as Record<string, string>)[row.section] ?? '',
          <span key="votes" className="flex flex-wrap items-center gap-2 max-md:justify-end">
            {fill(words.votes, { given: row.given, asked: row.given + row.owed })}
            {row.conflicts > 0 && <Badge>{fill(words.conflicts, { count: row.conflicts })}</Badge>}
          </span>,
          <Who key="who" row={row} t={t} />,
          <Link
            key="change"
            to={`/office/decisions/assignment/?${data.filter === 'all' ? '' : `show=${data.filter}&`}application=${row.id}#panel`}
            aria-current={row.id === data.chosen?.id ? 'true' : undefined}
            className={buttonClass({ tone: 'text' })}
          >
            {words.change}
            <span className="sr-only">: {row.number}</span>
          </Link>,
        ],
      }))}
    />
  )
}

function Who({ row, t }: { row: Props['data']['rows'][number]; t: DecisionTexts }) {
  const words = t.assignment
  if (row.given + row.owed === 0) return <Badge tone="error">{words.nobody}</Badge>
  if (!row.isNamed) return words.everybody
  return row.parts
    .filter(({ isNamed, part }) => isNamed && part !== 'stands-back')
    .map(({ name }) => name)
    .join(', ')
}

export function head({ t }: Props): PageHead {
  return { title: t.assignment.title, isHidden: true }
}
