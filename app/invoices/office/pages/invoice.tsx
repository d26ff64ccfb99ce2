import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { ConfirmTick } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { withLocale } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { StateBadge } from '../parts/badges.tsx'
import { Frame } from '../parts/frame.tsx'
import { BookForm, CancelForm, RefundForm, ReleaseForm } from '../parts/invoice-forms.tsx'
import type { InvoiceTexts } from '../texts.ru.ts'
import type { InvoiceData } from './invoice.server.ts'

type Props = PageProps<InvoiceData, InvoiceTexts>

/** One invoice: what it is for, what has come, and what staff may do about it. */
export default function InvoicePage({ data, t }: Props) {
  const words = t.invoice
  const { locale } = useView()
  return (
    <Frame
      data={data}
      t={t}
      title={fill(words.title, { number: data.number })}
      note={<StateBadge state={data.state} t={t} />}
      actions={
        <>
          <Link to="/office/invoices/" className={buttonClass({ tone: 'text' })}>
            {words.toList}
          </Link>
          <Link
            to={withLocale(`/office/invoices/${data.id}/invoice.pdf`, locale)}
            className={buttonClass({ tone: 'ghost', size: 'small' })}
          >
            <Icon name="download" size={18} />
            {words.pdf}
          </Link>
          {(['contract', 'act'] as const).map(kind =>
            kind === 'act' && !data.hasAct ? null : (
              <Link
                key={kind}
                to={withLocale(`/office/invoices/${data.id}/${kind}.pdf`, locale)}
                className={buttonClass({ tone: 'ghost', size: 'small' })}
              >
                <Icon name="download" size={18} />
                {words.papers[kind]}
              </Link>
            ),
          )}
        </>
      }
    >
      <Facts data={data} t={t} />
      <Section title={words.lines}>
        <Table
          caption={words.lines}
          columns={[
            { key: 'name', label: words.columns.name },
            { key: 'quantity', label: words.columns.quantity, isNumber: true },
            { key: 'price', label: words.columns.price, isNumber: true },
            { key: 'sum', label: words.columns.sum, isNumber: true },
          ]}
          rows={data.lines.map((line, place) => ({
            key: String(place),
            cells: [line.name, line.quantity, line.price, line.sum],
          }))}
        />
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-8 gap-y-1 md:ml-auto md:w-fit">
          <Sum label={words.total} value={data.total} />
          <Sum label={words.paid} value={data.paid} />
          {data.left && <Sum label={words.left} value={data.left} />}
          {data.over && <Sum label={words.over} value={data.over} />}
        </dl>
      </Section>
      <Payments data={data} t={t} />
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-2 *:mt-0">
        {data.canBook && <BookForm data={data} t={t} />}
        {data.canRelease && <ReleaseForm data={data} t={t} />}
        {data.canCancel && <CancelForm data={data} t={t} />}
        {data.payments.map(
          ({ refundable, sum }) =>
            refundable && <RefundForm key={refundable} payment={refundable} sum={sum} data={data} t={t} />,
        )}
        {data.canAct && (
          <Section title={words.act.title}>
            <p className="type-small mb-4 max-w-text text-ink-2">{words.act.lead}</p>
            <OfficeForm does="act">
              <ConfirmTick id="confirm-act" label={words.act.confirm} />
              <Button type="submit" tone="secondary" className="mt-3">
                {words.act.send}
              </Button>
            </OfficeForm>
          </Section>
        )}
      </div>
    </Frame>
  )
}

function Facts({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.invoice
  const { payer } = data
  const facts: [string, string | null][] = [
    [words.payer, payer.name],
    [words.inn, payer.inn],
    [words.kpp, payer.kpp],
    [words.address, payer.address],
    [words.email, payer.email],
    [words.account, payer.account],
    [words.bic, payer.bic],
    [words.correspondent, payer.correspondentAccount],
    [words.basis, data.basis],
    [words.purpose, data.purpose],
    [words.issued, data.issued],
    [words.due, data.due],
    [words.cancelReason, data.cancelReason],
  ]
  return (
    <dl className="grid gap-x-14 gap-y-3 md:grid-cols-2">
      {facts.flatMap(([label, value]) =>
        value
          ? [
              <div key={label} className="border-t border-hair pt-2">
                <dt className="type-small text-ink-2">{label}</dt>
                <dd className="break-words">
                  <Unbroken>{value}</Unbroken>
                </dd>
              </div>,
            ]
          : [],
      )}
    </dl>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{value}</dd>
    </>
  )
}

function Payments({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.invoice
  return (
    <Section title={words.payments}>
      {data.payments.length === 0 ? (
        <p className="type-body">{words.noPayments}</p>
      ) : (
        <Table
          caption={words.payments}
          columns={[
            { key: 'on', label: words.columns.on },
            { key: 'sum', label: words.columns.sum, isNumber: true },
            { key: 'way', label: words.columns.way },
            { key: 'by', label: words.columns.by },
            { key: 'action', label: words.columns.action },
          ]}
          rows={data.payments.map(payment => ({
            key: payment.id,
            cells: [
              payment.on,
              payment.sum,
              <span key="way">
                {words.ways[payment.way]}
                {payment.note && <span className="block text-ink-2">{payment.note}</span>}
                {payment.refunded && (
                  <span className="block text-ink-2">{fill(words.refunded, { sum: payment.refunded })}</span>
                )}
              </span>,
              <span key="by">
                {payment.by}
                {payment.takenBackBy && (
                  <span className="block text-ink-2">
                    {fill(words.takenBack, { who: payment.takenBackBy })}
                  </span>
                )}
              </span>,
              payment.canTakeBack && (
                <OfficeForm key="action" does="take-back" fields={{ payment: payment.id }}>
                  <Button type="submit" tone="text">
                    {words.takeBack}
                  </Button>
                </OfficeForm>
              ),
            ],
          }))}
        />
      )}
    </Section>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: fill(t.invoice.title, { number: data.number }), isHidden: true }
}
