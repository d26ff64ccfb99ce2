import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { LongField } from '../../../office/parts/text-field.tsx'
import { Button } from '../../../ui/button.tsx'

/** A message to be written; `after` is the last one its writer has seen, by which a second press is known. */
export function MessageForm({
  after,
  typed,
  error,
  words,
  isPrimary = false,
}: {
  after: string
  typed: string
  error: string | undefined
  words: Record<'write' | 'text' | 'hint' | 'send', string>
  isPrimary?: boolean
}) {
  return (
    <section aria-labelledby="write-title" id="write" className="mt-8 max-w-text">
      <h2 id="write-title" className="type-d3">
        {words.write}
      </h2>
      <OfficeForm does="send" fields={{ after }} className="mt-3">
        <LongField
          id="text"
          name="text"
          label={words.text}
          hint={words.hint}
          rows={6}
          required
          maxLength={4_000}
          defaultValue={typed}
          error={error}
        />
        <Button type="submit" tone={isPrimary ? 'primary' : 'secondary'} className="mt-4">
          {words.send}
        </Button>
      </OfficeForm>
    </section>
  )
}
