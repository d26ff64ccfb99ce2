import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { Button } from '../../../ui/button.tsx'
import type { JuryOfficeTexts } from '../jury-texts.ru.ts'
import type { JuryData } from '../pages/jury.server.ts'

/** All books at once, evenly to so many readers each. */
export function SpreadForm({ data, t }: { data: JuryData; t: JuryOfficeTexts }) {
  const words = t.spread
  const typed = data.typed.do === 'spread' ? data.typed : null
  const usual = String(Math.max(2, Math.min(3, data.jurors.filter(({ isMember }) => isMember).length)))
  return (
    <section aria-labelledby="spread" className="border border-hair bg-raised p-5 max-2xl:max-w-xl">
      <h2 id="spread" className="type-d3">
        {words.title}
      </h2>
      <OfficeForm does="spread" className="mt-3">
        <TextField
          id="readers"
          name="readers"
          type="number"
          min={2}
          max={20}
          required
          label={words.readers}
          defaultValue={typed?.readers ?? usual}
          error={typed ? data.error?.message : undefined}
        />
        <SelectField
          id="scope"
          label={words.scope}
          value={typed?.scope ?? 'missing'}
          options={[
            { value: 'missing', label: words.missing },
            { value: 'anew', label: words.anew },
          ]}
          className="mt-3"
        />
        <Button type="submit" className="mt-4 w-full">
          {words.send}
        </Button>
      </OfficeForm>
    </section>
  )
}
