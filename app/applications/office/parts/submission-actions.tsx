import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { ConfirmTick, LongField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import type { SubmissionData } from '../pages/submission.server.ts'
import type { SubmissionTexts } from '../texts.ru.ts'
import { PassOn } from './pass-on.tsx'

type Part = { data: SubmissionData; t: SubmissionTexts }

/** What may be done with it. */
export function SubmissionActions({ data, t }: Part) {
  const words = t.one
  return (
    <div className="mt-6">
      <PassOn data={data} t={t} />
      <OfficeForm does="state" className="flex items-end gap-3">
        <SelectField
          id="state"
          label={words.state.label}
          value={data.otherStates[0] ?? ''}
          options={data.otherStates.map(state => ({ value: state, label: t.states[state] }))}
          className="min-w-0 grow"
        />
        <Button type="submit" tone="secondary" size="small">
          {words.state.button}
        </Button>
      </OfficeForm>
      <OfficeForm does="note" className="mt-6">
        <LongField
          id="note"
          name="note"
          label={words.note.label}
          hint={words.note.hint}
          defaultValue={data.typed.note}
          maxLength={2_000}
          required
        />
        <Button type="submit" tone="ghost" size="small" className="mt-3">
          {words.note.button}
        </Button>
      </OfficeForm>
      <Erase data={data} t={t} />
    </div>
  )
}

/** Asks first, and names the person. */
function Erase({ data, t }: Part) {
  const words = t.one.erase
  const person = [data.name, data.email].filter(Boolean).join(', ')
  return (
    <details open={data.typed.do === 'erase'} className="mt-6 border-t border-hair">
      <summary className="flex min-h-11 items-center font-medium underline decoration-accent underline-offset-4">
        {words.open}
      </summary>
      <OfficeForm does="erase">
        <p className="font-semibold [overflow-wrap:anywhere]">{fill(words.question, { person })}</p>
        <p className="type-small mt-2 text-ink-2">{words.goes}</p>
        <p className="type-small mt-2 text-ink-2">{words.stays}</p>
        <ConfirmTick id="confirm-erase" label={fill(words.tick, { person: data.name || data.email })} />
        <Button type="submit" tone="danger" size="small" className="mt-2">
          {words.button}
        </Button>
      </OfficeForm>
    </details>
  )
}
