import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { ConfirmTick, LongField, TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import type { InvoiceData } from '../pages/invoice.server.ts'
import type { InvoiceTexts } from '../texts.ru.ts'

/** What staff may do about an invoice: each form stands where it may be used. */
type Props = { data: InvoiceData; t: InvoiceTexts }

/** Money that has come another way. */
export function BookForm({ data, t }: Props) {
  const { book } = t.invoice
  const { typed } = data
  const isOwn = typed.do === 'book'
  const error = (field: string) => (isOwn && data.error?.field === field ? data.error.message : undefined)
  return (
    <Section title={book.title}>
      <p className="type-small mb-4 max-w-text text-ink-2">{book.lead}</p>
      <OfficeForm does="book" className="max-w-[420px]">
        <TextField
          id="sum"
          name="sum"
          label={book.sum}
          inputMode="decimal"
          required
          defaultValue={isOwn ? typed.sum : ''}
          error={error('sum')}
        />
        <TextField
          id="on"
          name="on"
          type="date"
          label={book.on}
          required
          max={data.today}
          defaultValue={isOwn ? typed.on : data.today}
          error={error('on')}
          className="mt-4"
        />
        <TextField
          id="note"
          name="note"
          label={book.note}
          required
          maxLength={500}
          defaultValue={isOwn ? typed.note : ''}
          error={error('note')}
          className="mt-4"
        />
        <ConfirmTick id="confirm-book" label={book.confirm} />
        <Button type="submit" className="mt-3">
          {book.send}
        </Button>
      </OfficeForm>
    </Section>
  )
}

/** What was paid goes back. */
export function RefundForm({ payment, sum, data, t }: Props & { payment: string; sum: string }) {
  const { refund } = t.invoice
  const isOwn = data.typed.do === 'refund' && data.typed.payment === payment
  return (
    <Section title={fill(refund.title, { sum })}>
      <p className="type-small mb-4 max-w-text text-ink-2">{refund.lead}</p>
      <OfficeForm does="refund" fields={{ payment }} className="max-w-[420px]">
        <TextField
          id={`refund-${payment}`}
          name="reason"
          label={refund.reason}
          required
          maxLength={200}
          defaultValue={isOwn ? data.typed.reason : ''}
          error={isOwn && data.error?.field === 'refund' ? data.error.message : undefined}
        />
        <ConfirmTick id={`confirm-${payment}`} label={refund.confirm} />
        <Button type="submit" tone="danger" className="mt-3">
          {refund.send}
        </Button>
      </OfficeForm>
    </Section>
  )
}

/** The stand is given up. */
export function ReleaseForm({ data, t }: Props) {
  const { release } = t.invoice
  const isOwn = data.typed.do === 'release'
  return (
    <Section title={release.title}>
      <p className="type-small mb-4 max-w-text text-ink-2">{release.lead}</p>
      <OfficeForm does="release" className="max-w-[420px]">
        <LongField
          id="release-reason"
          name="reason"
          label={release.reason}
          required
          maxLength={500}
          defaultValue={isOwn ? data.typed.reason : ''}
          error={isOwn && data.error?.field === 'release' ? data.error.message : undefined}
        />
        <ConfirmTick id="confirm-release" label={release.confirm} />
        <Button type="submit" tone="danger" className="mt-3">
          {release.send}
        </Button>
      </OfficeForm>
    </Section>
  )
}

/** Nobody is to pay it any more. */
export function CancelForm({ data, t }: Props) {
  const { cancel } = t.invoice
  const isOwn = data.typed.do === 'cancel'
  return (
    <Section title={cancel.title}>
      <p className="type-small mb-4 max-w-text text-ink-2">{cancel.lead}</p>
      <OfficeForm does="cancel" className="max-w-[420px]">
        <LongField
          id="reason"
          name="reason"
          label={cancel.reason}
          required
          maxLength={500}
          defaultValue={isOwn ? data.typed.reason : ''}
          error={isOwn && data.error?.field === 'reason' ? data.error.message : undefined}
        />
        <ConfirmTick id="confirm-cancel" label={cancel.confirm} />
        <Button type="submit" tone="secondary" className="mt-3">
          {cancel.send}
        </Button>
      </OfficeForm>
    </Section>
  )
}
