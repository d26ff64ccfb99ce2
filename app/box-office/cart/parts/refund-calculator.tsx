import { Link } from '../../../navigation/link.tsx'
import { useSearch } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { chipClass } from '../../../ui/chip-class.ts'
import { cx } from '../../../ui/cx.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { RefundRow } from '../../catalogue/refund-rows.ts'
import type { CartTexts } from '../texts.ru.ts'

/** Choose the day of the visit: what comes back today, and when less will. Every day stands in the table anyway. */
export function RefundCalculator({ rows, today, t }: { rows: RefundRow[]; today: string; t: CartTexts }) {
  const asked = useSearch().get('visit')
  const chosen = rows.find(({ visit }) => visit === asked) ?? rows[0]
  if (!chosen) return null
  return (
    <section className="lintel">
      <h2 className="type-d2 mt-3">{t.calculatorTitle}</h2>
      <nav aria-label={t.visitDay} className="print:hidden mt-8 flex flex-wrap gap-2">
        {rows.map(row => (
          <Link
            key={row.visit}
            to={`?visit=${row.visit}`}
            replace
            aria-current={row === chosen ? 'true' : false}
            className={chipClass(row === chosen)}
          >
            {row.name}
          </Link>
        ))}
      </nav>
      <div role="status" className="mt-8 flex flex-wrap items-end gap-x-8 gap-y-3">
        <p className="type-numeral type-numeral-l">{chosen.today}</p>
        <p className="type-d3 max-w-text pb-1.5">
          {fill(t.ifToday, { today })}
          {chosen.next && ` ${fill(t.thenLess, { share: chosen.next.share, from: chosen.next.from })}`}
        </p>
      </div>
      <RefundTable rows={rows} chosen={chosen} today={today} t={t} />
    </section>
  )
}

/** A row for each ticket; on phones each row is a card of its own. */
function RefundTable({
  rows,
  chosen,
  today,
  t,
}: {
  rows: RefundRow[]
  chosen: RefundRow
  today: string
  t: CartTexts
}) {
  const shares = chosen.steps.map(({ share }) => share)
  return (
    <table className="cards-table mt-10 w-full border-collapse">
      <caption className="type-small pb-3 text-left text-ink-2">{t.tableCaption}</caption>
      <thead className="type-caption border-b-[3px] border-ink text-left text-ink-2">
        <tr>
          <th scope="col" className="py-3 pr-4 pl-4 font-normal">
            {t.visitDay}
          </th>
          <th scope="col" className="py-3 pr-4 font-normal">
            {fill(t.todayColumn, { today })}
          </th>
          {shares.map(share => (
            <th key={share} scope="col" className="py-3 pr-4 font-normal">
              {share}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.visit} className={cx('border-b border-hair', row === chosen && 'row-chosen')}>
            <th scope="row" className="py-4 pr-4 pl-4 text-left font-medium">
              {row.name}
            </th>
            <td className="py-3 pr-4" data-label={fill(t.todayColumn, { today })}>
              <span className="type-numeral type-numeral-s">{row.today}</span>
            </td>
            {row.steps.map(step => (
              <td
                key={step.share}
                data-label={step.share}
                className={cx('py-4 pr-4', step.isNow ? 'text-ink' : 'text-ink-2')}
              >
                <span>
                  <Unbroken>{step.when}</Unbroken>
                  {step.isNow && <span className="sr-only">{`, ${t.now}`}</span>}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
