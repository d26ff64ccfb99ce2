import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import type { SubmissionData } from '../pages/submission.server.ts'
import type { SubmissionTexts } from '../texts.ru.ts'

/** A question about a work goes to whoever shows it; who asks only if the visitor wants them to know. */
export function PassOn({ data, t }: { data: SubmissionData; t: SubmissionTexts }) {
  const { passingOn, typed } = data
  if (!passingOn) return null
  const words = t.one.passOn
  const { to, earlier } = passingOn
  return (
    <OfficeForm does="pass-on" className="mb-8">
      <h2 className="type-d3">{words.title}</h2>
      <p className="type-small mt-2 text-ink-2">{words.what}</p>
      {earlier && <p className="mt-2 [overflow-wrap:anywhere]">{fill(words.earlier, earlier)}</p>}
      <TextField
        id="pass-on-to"
        name="to"
        type="email"
        label={words.to}
        hint={to ? words.toHint : undefined}
        defaultValue={typed.to ?? to}
        maxLength={254}
        required
        className="mt-3"
      />
      <SelectField
        id="pass-on-language"
        name="language"
        label={words.language}
        value={typed.language ?? 'ru'}
        options={[
          { value: 'ru', label: t.languages.ru },
          { value: 'en', label: t.languages.en },
        ]}
        className="mt-3"
      />
      <Tick name="named" label={words.named} isOn={typed.named === 'yes'} />
      {earlier && <Tick name="again" label={words.again} isOn={false} isRequired />}
      <Button type="submit" tone="secondary" size="small" className="mt-3">
        {words.button}
      </Button>
    </OfficeForm>
  )
}

function Tick(tick: { name: string; label: string; isOn: boolean; isRequired?: boolean }) {
  const { name, label, isOn, isRequired = false } = tick
  return (
    <label className="mt-2 flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={isOn}
        required={isRequired}
        className="tick shrink-0"
      />
      {label}
    </label>
  )
}
