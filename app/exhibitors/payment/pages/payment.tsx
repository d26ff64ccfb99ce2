import { AccountFrame } from '../../../accounts/parts/account-frame.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Said } from '../../application/parts/application-frame.tsx'
import { ofFair } from '../../own-fair.ts'
import { Bays } from '../../parts/bays.tsx'
import type { PaymentData } from '../load-payment.server.ts'
import { InvoicePreview } from '../parts/invoice-preview.tsx'
import { PayForm } from '../parts/pay-form.tsx'
import { InvoiceCard, Payments, Sums } from '../parts/sums.tsx'
import type { PaymentTexts } from '../texts.ru.ts'

type Props = PageProps<PaymentData, PaymentTexts>

/** What is owed, how it can be paid, and what has come. */
export default function PaymentPage({ data, t }: Props) {
  return (
    <AccountFrame
      frame={data.frame}
      title={t.title}
      {...(data.above && { above: data.above })}
      lead={data.hold && <Held data={data} t={t} />}
    >
      <Bays view={data.bays} />
      <div className="pt-8 lg:pt-11">
        <Said done={data.done} />
        {!data.hold && data.payments.length === 0 ? (
          <Nothing data={data} t={t} />
        ) : (
          <div className="group/pay grid content-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,492px)]">
            <div className="min-w-0">
              <Attempt data={data} t={t} />
              {!data.canPay && <Refused data={data} />}
              <InvoiceCard data={data} t={t} />
              {data.canPay && <PayForm data={data} t={t} />}
            </div>
            <div className="flex min-w-0 flex-col gap-12">
              {data.preview && (
                <div className="max-lg:order-last group-has-[.way-invoice:not(:checked)]/pay:hidden">
                  <InvoicePreview preview={data.preview} t={t.preview} />
                </div>
              )}
              <Sums data={data} t={t} />
              <Payments data={data} t={t} />
            </div>
          </div>
        )}
      </div>
    </AccountFrame>
  )
}

function Held({ data: { hold }, t }: Pick<Props, 'data' | 't'>) {
  if (!hold) return null
  if (hold.isPaid)
    return (
      <p className="type-body flex items-center gap-2.5 text-success">
        <Icon name="check" size={18} />
        {fill(t.sold, { stand: hold.stand })}
      </p>
    )
  return (
    <div>
      <p className="type-body flex flex-wrap items-center gap-x-2.5 text-warning lg:min-w-[400px]">
        <Icon name="clock" size={18} />
        <span className="grow">{fill(t.held, { stand: hold.stand })}</span>
        {hold.left && (
          <span
            role="timer"
            aria-live="off"
            aria-label={t.left}
            data-left={hold.left.seconds}
            className="type-d3 tabular-nums"
          >
            {hold.left.text}
          </span>
        )}
      </p>
      <progress
        aria-hidden="true"
        max={100}
        value={hold.left?.percent ?? 100}
        className="upload-bar mt-2 block w-full [--bar:var(--warning)]"
      />
      <p className="type-small pt-2 text-ink-2">{untilOf(hold, t)}</p>
      {hold.left && (
        <p hidden data-over role="status" className="type-small pt-1 text-error">
          {t.over}
        </p>
      )}
    </div>
  )
}

function untilOf(hold: NonNullable<PaymentData['hold']>, t: PaymentTexts): string {
  const due = hold.due ?? ''
  if (hold.isOverdue) return fill(t.overdue, { due })
  if (hold.isInvoiced) return fill(t.untilDay, { due })
  return `${fill(t.until, { until: hold.until ?? '' })}. ${fill(t.byInvoice, { due })}`
}

function Nothing({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <div>
      <h2 className="type-d3">{t.none.title}</h2>
      <p className="type-lead max-w-text pt-4">{t.none.text}</p>
      <Refused data={data} />
      {data.standLink && (
        <Link to={data.standLink} className={buttonClass({ tone: 'ghost', className: 'mt-6' })}>
          {t.none.link}
        </Link>
      )}
    </div>
  )
}

function Refused({ data }: Pick<Props, 'data'>) {
  return <Said error={data.errors[0]?.message} />
}

/** A payment under way, or one that has just failed. */
function Attempt({ data: { attempt, failure, canPay, fair }, t }: Pick<Props, 'data' | 't'>) {
  if (attempt)
    return (
      <section className="lintel-light mb-10 pt-5" aria-labelledby="attempt-title">
        <h2 id="attempt-title" className="type-d3">
          {fill(t.attempt.title, { sum: attempt.sum })}
        </h2>
        <p className="type-body max-w-text pt-3">{fill(t.attempt.text, { until: attempt.until })}</p>
        <p className="flex flex-wrap gap-x-6 pt-4">
          <a href={attempt.url} className={buttonClass()} rel="noreferrer">
            {t.attempt.link}
          </a>
          <Link
            to={`/account/payment/?returned=1${ofFair('&', fair)}`}
            className={buttonClass({ tone: 'text' })}
          >
            <span className="link">{t.attempt.check}</span>
          </Link>
        </p>
      </section>
    )
  if (!failure || !canPay) return null
  return (
    <section role="alert" className="mb-10 border-l-4 border-error bg-raised px-5 py-4">
      <h2 className="type-body flex items-center gap-2.5 font-semibold text-error">
        <Icon name="warning" size={18} />
        {t.failed.title}
      </h2>
      <p className="type-body pt-2">{`${failure} ${t.failed.text}`}</p>
    </section>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
