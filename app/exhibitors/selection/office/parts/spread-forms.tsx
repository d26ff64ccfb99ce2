import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { SelectField } from '../../../../office/parts/select-field.tsx'
import { ConfirmTick, TextField } from '../../../../office/parts/text-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { AssignmentTexts } from '../assignment-texts.ru.ts'
import type { AssignmentData } from '../pages/assignment.server.ts'

/** All applications at once: evenly to so many members each, or back to everybody. */
export function SpreadForms({ data, t }: { data: AssignmentData; t: AssignmentTexts }) {
  const words = t.spread
  const typed = data.typed.do === 'spread' ? data.typed : null
  const usual = String(Math.min(3, data.members.length))
  return (
    <section aria-labelledby="spread" className="border border-hair bg-raised p-5">
      <h2 id="spread" className="type-d3">
        {words.title}
      </h2>
      <OfficeForm does="spread" className="mt-3">
        <TextField
          id="votes"
          name="votes"
          type="number"
          min={1}
          max={20}
          required
          label={words.votes}
          defaultValue={typed?.votes ?? usual}
          error={typed ? data.error?.message : undefined}
        />
        <SelectField
          id="scope"
          label={words.scope}
          value={typed?.scope ?? 'unassigned'}
          options={[
            { value: 'unassigned', label: words.unassigned },
            { value: 'all', label: words.all },
          ]}
          className="mt-3"
        />
        <Button type="submit" tone="secondary" className="mt-4 w-full">
          {words.send}
        </Button>
      </OfficeForm>
      <details className="group mt-4 border-t border-hair">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
          {words.clear}
          <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
        </summary>
        <OfficeForm does="clear">
          <ConfirmTick id="clear-confirm" label={words.clearConfirm} />
          <Button type="submit" tone="ghost" className="mt-3 w-full">
            {words.clearSend}
          </Button>
        </OfficeForm>
      </details>
    </section>
  )
}
