import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { useView } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Pagination } from '../../../office/parts/pagination.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { withLocale } from '../../../platform/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { chipClass } from '../../../ui/chip-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { OutcomeBadge } from '../parts/badges.tsx'
import { Frame } from '../parts/frame.tsx'
import { LineDecision } from '../parts/line-decision.tsx'
import type { InvoiceTexts } from '../texts.ru.ts'
import type { StatementData } from './statement.server.ts'

type Props = PageProps<StatementData, InvoiceTexts>

/** A bank's file, line by line: what each is, what can be booked at once, and what a person has to decide. */
export default function StatementPage({ data, t }: Props) {
  const words = t.statement
  const { locale } = useView()
  return (
    <Frame
      data={data}
      t={t}
      title={t.statements.title}
      actions={
        <>
          <Link to="/office/statements/" className={buttonClass({ tone: 'text' })}>
            {words.toList}
          </Link>
          <Link
            to={withLocale(`/office/statements/${data.id}/lines.csv`, locale)}
            className={buttonClass({ tone: 'ghost', size: 'small' })}
          >
            <Icon name="download" size={18} />
            {t.list.csv}
          </Link>
          {data.toBook > 0 && (
            <OfficeForm does="post">
              <Button type="submit" size="small">
                {fill(words.post, { count: data.toBook })}
              </Button>
            </OfficeForm>
          )}
        </>
      }
    >
      <FileCard data={data} t={t} />
      <Counts data={data} t={t} />
      <div className={data.chosen ? 'grid items-start gap-6 xl:grid-cols-[1fr_352px]' : undefined}>
        <div className="min-w-0">
          <Lines data={data} t={t} />
        </div>
        {data.chosen && <LineDecision chosen={data.chosen} error={data.error} t={t} />}
      </div>
    </Frame>
  )
}

function FileCard({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.statement
  const { balance } = data
  const told = balance === null ? words.unknown : balance ? words.balanced : words.unbalanced
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-4 border border-hair bg-raised p-4">
      <div className="min-w-0">
        <p className="font-semibold break-all">{data.fileName}</p>
        <p className="type-small text-ink-2">
          {fill(words.imported, {
            format: words.formats[data.format],
            days: data.days || t.none,
            count: data.all,
            who: data.who,
            moment: data.moment,
          })}
        </p>
      </div>
      <Badge tone={balance === null ? 'neutral' : balance ? 'success' : 'error'}>{told}</Badge>
      {balance === false && <p className="w-full text-error">{words.unbalancedMore}</p>}
    </div>
  )
}

function Counts({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <ul className="mb-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
      {data.counts.map(({ outcome, count, sum }) => (
        <li key={outcome} className="bracket px-2 pt-3">
          <span className="type-d2 mr-2 align-middle">{count}</span>
          <OutcomeBadge outcome={outcome} t={t} />
          <span className="type-small mt-1 block text-ink-2 tabular-nums">{sum}</span>
        </li>
      ))}
    </ul>
  )
}

function Lines({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.statement
  const address = `/office/statements/${data.id}/`
  const at = (given: Record<string, string>) => {
    const pairs = Object.entries(given).filter(([, value]) => value !== '')
    return pairs.length > 0 ? `${address}?${new URLSearchParams(pairs)}` : address
  }
  return (
    <>
      <nav aria-label={words.outcomes} className="mb-6 flex flex-wrap gap-2">
        <Link
          to={address}
          aria-current={data.outcome === '' ? 'true' : false}
          className={chipClass(data.outcome === '')}
        >
          {fill(words.all, { count: data.all })}
        </Link>
        {data.counts.map(({ outcome, count }) => (
          <Link
            key={outcome}
            to={at({ outcome })}
            aria-current={outcome === data.outcome ? 'true' : false}
            className={chipClass(outcome === data.outcome ? true : count === 0 ? 'empty' : false)}
          >
            {fill(words.of, { outcome: t.outcomes[outcome], count })}
          </Link>
        ))}
      </nav>
      {data.lines.length === 0 ? (
        <p className="type-body">{words.nothing}</p>
      ) : (
        <Table
          isDense
          caption={t.statements.title}
          columns={[
            { key: 'day', label: words.columns.day, dense: 'bare' },
            { key: 'payer', label: words.columns.payer, dense: 'title' },
            { key: 'sum', label: words.columns.sum, isNumber: true, dense: 'bare' },
            { key: 'told', label: words.columns.told, dense: 'title' },
            { key: 'action', label: words.columns.action, dense: 'bare' },
          ]}
          rows={data.lines.map(line => ({
            key: String(line.id),
            cells: [
              <span key="day" className="whitespace-nowrap">
                {line.day}
              </span>,
              <span key="payer" className="font-normal">
                <span className="font-semibold">{line.payer}</span>
                <span className="block break-words text-ink-2">{line.purpose}</span>
              </span>,
              line.sum,
              <span key="told" className="font-normal">
                <OutcomeBadge outcome={line.outcome} t={t} />
                <span className="mt-1 block text-ink-2">{line.told}</span>
              </span>,
              line.isIncoming && (
                <Link
                  key="action"
                  to={`${at({ outcome: data.outcome, page: data.page > 1 ? String(data.page) : '', line: String(line.id) })}#line`}
                  className="link inline-flex min-h-11 items-center"
                  aria-label={`${line.outcome === 'to-decide' ? words.decide : words.change}: ${line.payer}, ${line.sum}`}
                >
                  {line.outcome === 'to-decide' ? words.decide : words.change}
                </Link>
              ),
            ],
          }))}
        />
      )}
      <Pagination
        words={t.pages}
        range={fill(t.pages.of, { from: data.from, to: data.to, count: data.count })}
        page={data.page}
        pages={data.pages}
        addressOf={page => at({ outcome: data.outcome, page: String(page) })}
      />
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: fill(t.statement.title, { name: data.fileName }), isHidden: true }
}
