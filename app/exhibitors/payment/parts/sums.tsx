import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { withLocale } from '../../../platform/languages.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { PaymentData } from '../load-payment.server.ts'
import type { PaymentTexts } from '../texts.ru.ts'

type Props = { data: PaymentData; t: PaymentTexts }

/** What it costs, what has come, what is left. */
export function Sums({ data, t }: Props) {
  const { sums, lines } = data
  return (
    <section className="lintel-light pt-5" aria-labelledby="sums-title">
      <h2 id="sums-title" className="type-d3">
        {t.sums.title}
      </h2>
      <dl className="mt-3">
        {lines.map(line => (
          <Row key={line.name} label={line.quantity > 1 ? `${line.name}, ${line.quantity}` : line.name}>
            {line.sum}
          </Row>
        ))}
        <Row label={t.sums.total}>{sums.total}</Row>
        <Row label={t.sums.paid}>{sums.paid ?? t.sums.nothing}</Row>
        {sums.over && <Row label={t.sums.over}>{sums.over}</Row>}
        {sums.rest && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t-4 border-ink pt-3">
            <dt className="type-body">{t.sums.rest}</dt>
            <dd className="type-d2 tabular-nums">{sums.rest}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-t border-hair py-3">
      <dt className="type-body min-w-0 break-words">{label}</dt>
      <dd className="type-body whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  )
}

/** The invoice there is, with its papers. */
export function InvoiceCard({ data: { invoice, earlier }, t }: Props) {
  const { locale } = useView()
  if (!invoice) return null
  const words = t.invoice
  const said = { day: invoice.issued, due: invoice.due }
  const files = (['invoice', 'contract', 'act'] as const).flatMap(kind => {
    const name = invoice.files[kind]
    return name ? [{ kind, to: withLocale(`/account/payment/${name}`, locale) }] : []
  })
  return (
    <section className="lintel-light mb-10 pt-5" aria-labelledby="invoice-title">
      <h2 id="invoice-title" className="type-d3">
        {fill(words.title, { number: invoice.number })}
      </h2>
      <p className="type-small pt-2 text-ink-2">
        {invoice.isForFirm ? fill(words.issued, said) : fill(words.cardIssued, { day: said.day })}
      </p>
      {invoice.isStale && (
        <p className="type-body mt-4 border-l-4 border-warning bg-raised px-4 py-3">{words.stale}</p>
      )}
      <ul className="mt-3">
        {files.map(({ kind, to }) => (
          <li key={kind}>
            <a href={to} className="inline-flex min-h-11 items-center gap-2.5">
              <Icon name="download" size={18} />
              <span className="link">{words.files[kind]}</span>
            </a>
          </li>
        ))}
      </ul>
      {!invoice.files.act && <p className="type-caption pt-1 text-ink-2">{words.actLater}</p>}
      <p className="type-caption pt-1 text-ink-2">{words.paperNote}</p>
      {earlier.length > 0 && (
        <>
          <h3 className="type-small pt-5">{t.earlier}</h3>
          <ul className="type-small text-ink-2">
            {earlier.map(({ number, day }) => (
              <li key={number}>{`${number}, ${day}, ${words.cancelled}`}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Every part that has come. */
export function Payments({ data: { payments }, t }: Props) {
  if (payments.length === 0) return null
  return (
    <section className="pt-10" aria-labelledby="payments-title">
      <h2 id="payments-title" className="type-d3">
        {t.payments.title}
      </h2>
      <ul className="mt-3">
        {payments.map(payment => (
          <li
            key={payment.id}
            className="flex items-baseline justify-between gap-6 border-t border-hair py-3"
          >
            <span className="type-small">
              {payment.line}
              {payment.refunded && <span className="block text-ink-2">{payment.refunded}</span>}
            </span>
            <span className="type-body whitespace-nowrap tabular-nums">{payment.sum}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
