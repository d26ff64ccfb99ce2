import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { SelectField } from '../../../../office/parts/select-field.tsx'
import { LongField, TextField } from '../../../../office/parts/text-field.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Button } from '../../../../ui/button.tsx'
import { invitationKinds } from '../../invitation.ts'
import type { InvitationsData } from '../pages/invitations.server.ts'
import type { InvitationTexts } from '../texts.ru.ts'

/** One invitation or many: by number, or a line for each guest. */
export function CreateForm({ data, t }: { data: InvitationsData; t: InvitationTexts }) {
  const words = t.create
  const isRefused = data.typed.do === 'create'
  const typed = isRefused ? data.typed : {}
  const { errors } = data
  return (
    <details open={isRefused} className="mb-8 border-y border-hair">
      <summary className="flex min-h-11 items-center font-medium underline decoration-accent underline-offset-4">
        {words.title}
      </summary>
      <OfficeForm does="create" className="max-w-[60rem] pb-6">
        <p className="mb-4 text-ink-2">{words.lead}</p>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <SelectField
            id="new-kind"
            data-hotkey="N"
            data-does={words.title}
            name="kind"
            label={words.kind}
            value={typed.kind ?? 'vip'}
            options={invitationKinds.map(kind => ({ value: kind, label: t.kinds[kind] }))}
          />
          <SelectField
            id="new-product"
            name="product"
            label={words.product}
            value={typed.product ?? 'premium'}
            options={data.products.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField
            id="price"
            name="price"
            inputMode="decimal"
            required
            label={words.price}
            hint={words.priceHint}
            error={errors.price}
            defaultValue={typed.price ?? '0'}
          />
          <TextField
            id="uses"
            name="uses"
            inputMode="numeric"
            required
            label={words.uses}
            error={errors.uses}
            defaultValue={typed.uses ?? '2'}
          />
          <TextField
            id="per-order"
            name="per-order"
            inputMode="numeric"
            label={words.perOrder}
            hint={words.perOrderHint}
            error={errors['per-order']}
            defaultValue={typed['per-order']}
          />
          <TextField
            id="count"
            name="count"
            inputMode="numeric"
            label={words.count}
            hint={fill(words.countHint, { most: data.most })}
            error={errors.count}
            defaultValue={typed.count}
          />
          <TextField
            id="from"
            name="from"
            type="date"
            required
            label={words.from}
            error={errors.from}
            defaultValue={typed.from ?? data.today}
          />
          <TextField
            id="until"
            name="until"
            type="date"
            required
            label={words.until}
            error={errors.until}
            max={data.lastDay}
            defaultValue={typed.until ?? data.lastDay}
          />
          <TextField
            id="note"
            name="note"
            maxLength={500}
            label={words.note}
            error={errors.note}
            defaultValue={typed.note}
          />
        </div>
        <LongField
          id="guests"
          name="guests"
          rows={5}
          label={words.guests}
          hint={words.guestsHint}
          error={errors.guests}
          defaultValue={typed.guests}
          className="mt-4"
        />
        <label htmlFor="letters" className="mt-3 flex min-h-11 w-fit items-center gap-3">
          <input
            id="letters"
            type="checkbox"
            name="letters"
            value="yes"
            defaultChecked={typed.letters === 'yes'}
            className="tick"
          />
          {words.letters}
        </label>
        <Button type="submit" tone="primary" size="small" className="mt-3">
          {words.button}
        </Button>
      </OfficeForm>
    </details>
  )
}
