import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { LongField } from '../../../office/parts/text-field.tsx'
import { Button } from '../../../ui/button.tsx'

type Refused = { field: string; message: string } | null

/** A message to be written; `after` is the last one its writer has seen, by which a second press is known. */
export function MessageForm({
  after,
  fair = '',
  typed,
  refused,
  words,
  isPrimary = false,
}: {
  after: string
  /** Of which of their fairs it is: they may have several. */
  fair?: string
  typed: string
  refused: Refused
  words: Record<'write' | 'text' | 'hint' | 'file' | 'fileHint' | 'send', string>
  isPrimary?: boolean
}) {
  return (
    <section aria-labelledby="write-title" id="write" className="mt-8 max-w-text">
      <h2 id="write-title" className="type-d3">
        {words.write}
      </h2>
      <OfficeForm does="send" fields={{ after, ...(fair && { fair }) }} takesFile className="mt-3">
        <LongField
          id="text"
          name="text"
          label={words.text}
          hint={words.hint}
          rows={6}
          required
          maxLength={4_000}
          defaultValue={typed}
          error={refused?.field === 'text' ? refused.message : undefined}
        />
        <FileField words={words} error={refused?.field === 'file' ? refused.message : undefined} />
        <Button type="submit" tone={isPrimary ? 'primary' : 'secondary'} className="mt-4">
          {words.send}
        </Button>
      </OfficeForm>
    </section>
  )
}

function FileField({
  words,
  error,
}: {
  words: Record<'file' | 'fileHint', string>
  error?: string | undefined
}) {
  return (
    <div className="mt-4">
      <label htmlFor="file" className="type-small block">
        {words.file}
      </label>
      <input
        id="file"
        type="file"
        name="file"
        accept="application/pdf,image/jpeg,image/png"
        aria-describedby={error ? 'file-error file-hint' : 'file-hint'}
        aria-invalid={error ? true : undefined}
        className="mt-1 block min-h-11 w-full max-w-full text-[0.9375rem] file:mr-4 file:min-h-11 file:border file:border-solid file:border-edge file:bg-raised file:px-4 file:text-ink"
      />
      {error && (
        <p id="file-error" className="type-small mt-1 text-error">
          {error}
        </p>
      )}
      <p id="file-hint" className="type-caption mt-1 text-ink-2">
        {words.fileHint}
      </p>
    </div>
  )
}
