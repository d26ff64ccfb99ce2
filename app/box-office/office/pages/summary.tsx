import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Frame } from '../parts/frame.tsx'
import { Sales } from '../parts/sales.tsx'
import type { OfficeTexts } from '../texts.ru.ts'
import type { SummaryData as Data, TicketsData } from './summary.server.ts'

type Props = PageProps<Data, OfficeTexts>

/** What somebody of the office reads first in the morning: what waits for them, and nothing they may not open. */
export default function Summary({ data, t }: Props) {
  const { tickets } = data
  const urgent = [...(tickets ? urgentOf(tickets.counts, t) : []), ...data.waiting]
  const isResting = tickets?.isGatewayResting ?? false
  return (
    <Frame data={data} t={t} title={t.summary.title} note={data.now}>
      <Section title={t.summary.attention}>
        {isResting && (
          <p role="status" className="type-body mb-6 border-l-4 border-error bg-raised px-5 py-4">
            <strong className="block">{t.summary.gatewayTitle}</strong>
            {t.summary.gatewayNote}
          </p>
        )}
        {urgent.length === 0 && !isResting && <p className="type-body">{t.summary.calm}</p>}
        <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
          {urgent.map(({ label, count, to }) => (
            <li key={label} className="lintel-light pt-3">
              <p className="type-numeral">{count}</p>
              {to ? (
                <Link to={to} className="link type-small inline-flex min-h-11 items-center">
                  {label}
                </Link>
              ) : (
                <p className="type-small py-3">{label}</p>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Happened rows={data.happened} t={t} />
      {tickets && (
        <>
          <Trouble id="failed" title={t.summary.failedTitle} rows={tickets.failed} t={t} />
          <Trouble id="stuck" title={t.summary.stuckTitle} rows={tickets.stuck} t={t} />
          <Sales sales={tickets.sales} t={t} />
        </>
      )}
      <Section title={t.summary.open}>
        <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {data.frame.links.slice(1).map(({ to, label, icon, count }) => (
            <li key={to} className="border-t border-hair">
              <Link to={to} className="flex min-h-[52px] items-center gap-3 hover:text-accent">
                <Icon name={icon} size={18} />
                {label}
                {count > 0 && <span className="font-semibold">{count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Frame>
  )
}

function Happened({ rows, t }: { rows: Data['happened']; t: OfficeTexts }) {
  return (
    <Section id="happened" title={t.summary.happened}>
      {rows.length === 0 && <p className="type-body max-w-text text-ink-2">{t.summary.nothingHappened}</p>}
      <ul className="max-w-text">
        {rows.map(({ key, at, text, to, isNew }) => (
          <li key={key} className="border-t border-hair py-1">
            <Link to={to} className={isNew ? 'link font-semibold' : 'link'}>
              {text}
            </Link>
            <span className="type-small block text-ink-2">{isNew ? `${at}, ${t.summary.isNew}` : at}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function urgentOf(counts: TicketsData['counts'], t: OfficeTexts) {
  const asked: { key: keyof typeof counts; to: string | null }[] = [
    { key: 'overdue', to: '/office/refunds/' },
    { key: 'toDecide', to: '/office/refunds/?state=decide' },
    { key: 'withoutPapers', to: '/office/refunds/?state=papers' },
    { key: 'stuckPayments', to: '#stuck' },
    { key: 'failedPayouts', to: '/office/refunds/' },
    { key: 'differences', to: '/office/reconciliation/' },
    { key: 'unsentLetters', to: null },
    { key: 'givenUp', to: null },
  ]
  return asked
    .filter(({ key }) => counts[key] > 0)
    .map(({ key, to }) => ({ label: t.summary.counts[key], count: counts[key], to }))
}

function Trouble({
  id,
  title,
  rows,
  t,
}: {
  id: string
  title: string
  rows: TicketsData['stuck']
  t: OfficeTexts
}) {
  if (rows.length === 0) return null
  const words = t.summary
  return (
    <Section id={id} title={title}>
      <Table
        caption={title}
        columns={[
          { key: 'order', label: words.order },
          { key: 'since', label: words.since },
          { key: 'note', label: t.reason },
          { key: 'sum', label: words.sum, isNumber: true },
        ]}
        rows={rows.map(row => ({
          key: row.id,
          cells: [
            <Link
              key="order"
              to={`/office/orders/${row.orderId}/`}
              className="link font-semibold max-md:inline-flex max-md:min-h-11 max-md:items-center"
            >
              {row.code}
            </Link>,
            row.since,
            row.note,
            row.sum,
          ],
        }))}
      />
    </Section>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.summary.title, isHidden: true }
}
