import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { ConfirmTick, TextField } from '../../../office/parts/text-field.tsx'
import { Button } from '../../../ui/button.tsx'
import type { OrderData } from '../pages/order.server.ts'
import type { OfficeTexts } from '../texts.ru.ts'

/** What may be done with the order as a whole. */
export function OrderActions({ data, t }: { data: OrderData; t: OfficeTexts }) {
  const words = t.order.actions
  const hasNothing = data.lettersAgain.length === 0 && !data.canCancel
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
