import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { ConfirmTick, TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { locales } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { isStanding } from '../../tickets/kept-states.ts'
import type { OrderData } from '../pages/order.server.ts'
import type { OfficeTexts } from '../texts.ru.ts'

/** What may be done with the order as a whole. */
export function OrderActions({ data, t }: { data: OrderData; t: OfficeTexts }) {
  const words = t.order.actions
  const hasNothing = data.lettersAgain.length === 0 && !data.canCancel && !data.buyer.email
  return (
    <section className="mt-8">
      <h2 className="type-d3 mb-3">{words.title}</h2>
      {hasNothing && <p>{words.none}</p>}
      {data.lettersAgain.length > 0 && (
        <OfficeForm does="resend" className="mb-6">
          <label htmlFor="letter" className="type-small block">
            {words.resend}
          </label>
          <div className="mt-1 flex gap-3">
            <select id="letter" name="letter" className="h-11 min-w-0 grow border border-edge bg-raised px-3">
              {data.lettersAgain.map(letter => (
                <option key={letter} value={letter}>
                  {(words.letters as Record<string, string>)[letter] ?? letter}
                </option>
              ))}
            </select>
            <Button type="submit" tone="ghost" size="small">
              {words.resendButton}
            </Button>
          </div>
        </OfficeForm>
      )}
      {data.buyer.email && <CorrectBuyer data={data} t={t} />}
      {data.refund && <Refund data={data} t={t} />}
      {data.canCancel && (
        <details open={data.typed.do === 'cancel'} className="border-t border-hair">
          <summary className="flex min-h-11 items-center font-medium underline decoration-accent underline-offset-4">
            {words.cancel}
          </summary>
          <OfficeForm does="cancel">
            <p className="type-small mb-3 text-ink-2">{words.cancelNote}</p>
            <TextField
              id="cancel-reason"
              name="reason"
              label={t.reason}
              required
              defaultValue={data.typed.reason}
            />
            <ConfirmTick id="confirm-cancel" label={t.confirm} />
            <Button type="submit" tone="danger" size="small" className="mt-2">
              {words.cancelButton}
            </Button>
          </OfficeForm>
        </details>
      )}
    </section>
  )
}

function CorrectBuyer({ data, t }: { data: OrderData; t: OfficeTexts }) {
  const words = t.order.actions
  const isRefused = data.typed.do === 'correct-buyer'
  const typed = isRefused ? data.typed : {}
  const fields = [
    { name: 'name', label: words.correctName, value: data.buyer.name, most: 200 },
    { name: 'email', label: t.order.email, value: data.buyer.email, most: 254 },
    { name: 'phone', label: t.order.phone, value: data.buyer.phone, most: 40 },
  ]
  return (
    <details open={isRefused} className="border-t border-hair">
      <summary className="flex min-h-11 items-center font-medium underline decoration-accent underline-offset-4">
        {words.correct}
      </summary>
      <OfficeForm does="correct-buyer" className="grid gap-3 pb-4">
        <p className="type-small text-ink-2">{words.correctNote}</p>
        {fields.map(({ name, label, value, most }) => (
          <TextField
            key={name}
            id={`buyer-${name}`}
            name={name}
            label={label}
            required
            maxLength={most}
            autoComplete="off"
            defaultValue={typed[name] ?? value ?? ''}
          />
        ))}
        <SelectField
          id="buyer-locale"
          name="locale"
          label={t.order.language}
          value={typed.locale ?? data.orderLocale}
          options={locales.map(({ code }) => ({ value: code, label: t.order.languages[code] }))}
        />
        <TextField
          id="buyer-reason"
          name="reason"
          label={t.reason}
          required
          maxLength={1000}
          defaultValue={typed.reason}
        />
        <Button type="submit" tone="ghost" size="small" className="mt-2 w-fit">
          {words.correctButton}
        </Button>
      </OfficeForm>
    </details>
  )
}

function Refund({ data, t }: { data: OrderData; t: OfficeTexts }) {
  const words = t.order.actions
  const isRefused = data.typed.do === 'refund'
  const typed = isRefused ? data.typed : {}
  const valid = data.tickets.filter(isStanding)
  if (!data.refund) return null
  return (
    <details open={isRefused} className="border-t border-hair">
      <summary className="flex min-h-11 items-center font-medium underline decoration-accent underline-offset-4">
        {words.refund}
      </summary>
      <OfficeForm does="refund" className="grid gap-3 pb-4">
        <p className="type-small text-ink-2">
          {fill(words.refundNote, { sum: data.refund.left, alone: data.refund.alone })}
        </p>
        <TextField
          id="refund-sum"
          name="sum"
          inputMode="decimal"
          autoComplete="off"
          required
          label={words.refundSum}
          defaultValue={typed.sum}
        />
        <TextField
          id="refund-reason"
          name="reason"
          required
          maxLength={1000}
          label={t.reason}
          defaultValue={typed.reason}
        />
        {valid.length > 0 && (
          <fieldset>
            <legend className="type-small">{words.refundTickets}</legend>
            {valid.map(({ code, number, name }) => (
              <label key={code} htmlFor={`ticket-${code}`} className="flex min-h-11 items-center gap-3">
                <input
                  id={`ticket-${code}`}
                  type="checkbox"
                  name={`ticket-${code}`}
                  value="yes"
                  defaultChecked={typed[`ticket-${code}`] === 'yes'}
                  className="tick"
                />
                {number}, {name}
              </label>
            ))}
            <p className="type-small text-ink-2">{words.refundTicketsNote}</p>
          </fieldset>
        )}
        <ConfirmTick id="confirm-refund" label={t.confirm} />
        <Button type="submit" tone="danger" size="small" className="w-fit">
          {words.refundButton}
        </Button>
      </OfficeForm>
    </details>
  )
}
