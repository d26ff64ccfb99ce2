import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { ConfirmTick, TextField } from '../../../../office/parts/text-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { InvitationTexts } from '../texts.ru.ts'

/** One invitation or a batch, with the reason and a tick: a code that was revoked stays so. */
export function RevokeForm({
  does,
  fields = {},
  typed,
  words,
  t,
}: {
  does: 'revoke' | 'revoke-batch'
  fields?: Record<string, string>
  typed: Readonly<Record<string, string>>
  words: { revoke: string; revokeNote: string; revokeButton: string }
  t: InvitationTexts
}) {
  const isRefused = typed.do === does
  return (
    <details open={isRefused} className="border-t border-hair">
      <summary className="flex min-h-11 items-center font-medium underline decoration-accent underline-offset-4">
        {words.revoke}
      </summary>
      <OfficeForm does={does} fields={fields} className="max-w-text pb-4">
        <p className="type-small mb-3 text-ink-2">{words.revokeNote}</p>
        <TextField
          id="revoke-reason"
          name="reason"
          required
          maxLength={500}
          label={t.reason}
          defaultValue={isRefused ? typed.reason : ''}
        />
        <ConfirmTick id="confirm-revoke" label={t.confirm} />
        <Button type="submit" tone="danger" size="small" className="mt-2">
          {words.revokeButton}
        </Button>
      </OfficeForm>
    </details>
  )
}
