import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import type { TicketsData } from '../pages/summary.server.ts'
import type { OfficeTexts } from '../texts.ru.ts'

type Part = { sales: TicketsData['sales']; t: OfficeTexts }

/** Sold, money in and out, and how full it is: by day and time, by ticket, by the day of the money. */
export function Sales({ sales, t }: Part) {
  const words = t.sales
  const shown = ['sold', 'waiting', 'in', 'out', 'kept', 'owed'] as const
  return (
    <>
      <Section title={words.title}>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-6 xl:grid-cols-3">
          {shown.map(key => (
            <div key={key} className="lintel-light pt-3">
              <dt className="type-small text-ink-2">{words.money[key]}</dt>
              <dd className="type-numeral type-numeral-s">{sales.money[key]}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={words.bySlot}>
        <Table
          caption={words.bySlot}
          isDense
          columns={[
            { key: 'day', label: words.columns.day, dense: 'head' },
            { key: 'what', label: words.columns.what, dense: 'head' },
            { key: 'paid', label: words.columns.paid, isNumber: true },
            { key: 'taken', label: words.columns.taken, isNumber: true },
            { key: 'share', label: words.columns.share, isNumber: true },
            { key: 'sum', label: words.columns.sum, isNumber: true },
          ]}
          rows={sales.bySlot.map(row => ({
            key: row.key,
            cells: [
              row.day,
              <span key="what">
                {t.departures.kinds[row.kind]}
                <span className="font-normal whitespace-nowrap text-ink-2 block">{row.hours}</span>
              </span>,
              row.paid,
              row.taken,
              row.share,
              row.sum,
            ],
          }))}
        />
      </Section>
      {sales.byProduct.length > 0 && <ByProduct sales={sales} t={t} />}
      {sales.moneyByDay.length > 0 && <ByMoneyDay sales={sales} t={t} />}
    </>
  )
}

function ByProduct({ sales, t }: Part) {
  const { byProduct: title, columns } = t.sales
  return (
    <Section title={title}>
      <Table
        caption={title}
        columns={[
          { key: 'what', label: columns.ticket },
          { key: 'sold', label: columns.sold, isNumber: true },
          { key: 'sum', label: columns.sum, isNumber: true },
          { key: 'returned', label: columns.returned, isNumber: true },
          { key: 'credit', label: columns.credit, isNumber: true },
        ]}
        rows={sales.byProduct.map(row => ({
          key: row.key,
          cells: [row.name, row.sold, row.sum, row.returned, row.credit],
        }))}
      />
    </Section>
  )
}

function ByMoneyDay({ sales, t }: Part) {
  const { byMoneyDay: title, columns } = t.sales
  return (
    <Section title={title}>
      <Table
        caption={title}
        columns={[
          { key: 'day', label: columns.day },
          { key: 'sum', label: columns.sum, isNumber: true },
          { key: 'in', label: columns.in, isNumber: true },
          { key: 'out', label: columns.out, isNumber: true },
        ]}
        rows={sales.moneyByDay.map(row => ({
          key: row.day,
          cells: [row.day, row.sum, row.in, row.out],
        }))}
      />
    </Section>
  )
}
