import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { FilterChips } from '../../../office/parts/filter-chips.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { ConfirmTick } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { withLocale } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Frame } from '../parts/frame.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { reasonName } from '../record-names.ts'
import type { OfficeTexts } from '../texts.ru.ts'
import type { load } from './refunds.server.ts'

type Data = Awaited<ReturnType<typeof load>>
type Props = PageProps<Data, OfficeTexts>

/** The queue of returns by the day the money is due. */
export default function Refunds({ data, t, locale }: Props) {
  const { columns } = t.refunds
  const filters = Object.keys(t.refunds.filters) as Data['filter'][]
  return (
    <Frame
      data={data}
      t={t}
      title={t.refunds.title}
      note={t.refunds.lead}
      actions={
        <Link
          to={withLocale(`/office/refunds.csv?state=${data.filter}`, locale)}
          className={buttonClass({ tone: 'ghost', size: 'small' })}
        >
          <Icon name="download" size={18} />
          {t.csv}
        </Link>
      }
    >
      {data.failed && (
        <OfficeForm does="retry" className="mb-6 border-l-4 border-error bg-raised px-5 py-4">
          <p className="font-semibold">{fill(t.refunds.failed, data.failed)}</p>
          <p className="type-small text-ink-2">{t.refunds.failedNote}</p>
          <ConfirmTick id="confirm-retry" label={t.confirm} />
          <Button type="submit" tone="secondary" size="small" className="mt-2">
            {t.refunds.retry}
          </Button>
        </OfficeForm>
      )}
      <FilterChips
        label={t.refunds.title}
        chosen={data.filter}
        chips={filters.map(filter => ({
          key: filter,
          to: `/office/refunds/?state=${filter}`,
          words: `${t.refunds.filters[filter]},\u00a0${data.counts[filter]}`,
          count: data.counts[filter],
        }))}
      />
      {data.returns.length === 0 ? (
        <p className="type-body">{t.refunds.none}</p>
      ) : (
        <Table
          caption={t.refunds.filters[data.filter]}
          columns={[
            { key: 'due', label: columns.due },
            { key: 'order', label: columns.order },
            { key: 'buyer', label: columns.buyer },
            { key: 'ticket', label: columns.ticket },
            { key: 'sum', label: columns.sum, isNumber: true },
            { key: 'papers', label: columns.papers },
            { key: 'state', label: columns.state },
          ]}
          rows={data.returns.map(row => ({
            key: row.id,
            cells: [
              <Due key="due" row={row} t={t} locale={locale} />,
              <Link
                key="order"
                to={`/office/orders/${row.orderId}/#return-${row.id}`}
                className="link inline-flex min-h-11 items-center font-semibold whitespace-nowrap"
              >
                {row.code}
              </Link>,
              <span key="buyer">
                {row.name}
                <span className="block text-ink-2">{row.email}</span>
              </span>,
              <span key="ticket">
                {row.ticket}
                <span className="block text-ink-2">{reasonName(row.reason, t)}</span>
              </span>,
              <span key="sum">
                {row.sum}
                <span className="block text-ink-2">{row.percent}</span>
              </span>,
              row.documentsOn ?? t.order.noPapers,
              <StateBadge key="state" state={row.state}>
                {t.returnStates[row.state]}
              </StateBadge>,
            ],
          }))}
        />
      )}
    </Frame>
  )
}

function Due({ row, t, locale }: { row: Data['returns'][number] } & Pick<Props, 't' | 'locale'>) {
  const { due } = row
  const words =
    due === 'late'
      ? t.refunds.late
      : due === 'today'
        ? t.refunds.today
        : due !== null && fill(plural(due, locale, t.refunds.left), { count: due })
  return (
    <span className="whitespace-nowrap">
      {row.dueOn}
      {words && (
        <span className={cx('block', due === 'late' ? 'font-semibold text-error' : 'text-ink-2')}>
          {words}
        </span>
      )}
    </span>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.refunds.title, isHidden: true }
}
