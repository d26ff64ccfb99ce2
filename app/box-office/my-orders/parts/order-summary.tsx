import type { ShownLine } from '../order-view.ts'
import type { MyOrdersTexts } from '../texts.ru.ts'

/** What the order holds, with its sum. */
export function OrderSummary({
  code,
  lines,
  total,
  email,
  t,
}: {
  code: string
  lines: readonly ShownLine[]
  total: string
  email: string | null
  t: MyOrdersTexts
}) {
  return (
    <section aria-labelledby="order-lines" className="border-t-4 border-accent bg-raised p-6 md:p-7">
      <h2 id="order-lines" className="type-d3">
        {code}
      </h2>
      <ul className="mt-4">
        {lines.map(({ id, name, when, count, sum }) => (
          <li key={id} className="flex justify-between gap-4 border-t border-hair py-3.5">
            <span>
              <span className="block font-medium">{name}</span>
              {when && <span className="type-small block text-ink-2">{when}</span>}
              <span className="type-small block text-ink-2">{count}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">{sum}</span>
          </li>
        ))}
      </ul>
      <p className="flex items-end justify-between gap-4 border-t-[3px] border-ink pt-4">
        <span className="type-lead">{t.total}</span>
        <span className="type-numeral">{total}</span>
      </p>
      {email && (
        <p className="type-small mt-4 text-ink-2">
          {t.sentTo}
          <span className="block break-words text-ink">{email}</span>
        </p>
      )}
    </section>
  )
}
