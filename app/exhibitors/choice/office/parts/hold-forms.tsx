import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { Section } from '../../../../office/parts/section.tsx'
import { SelectField } from '../../../../office/parts/select-field.tsx'
import { ConfirmTick, LongField, TextField } from '../../../../office/parts/text-field.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Button } from '../../../../ui/button.tsx'
import type { OfficeStandData } from '../pages/stand.server.ts'
import type { StandOfficeTexts } from '../texts.ru.ts'

type Props = { data: OfficeStandData; t: StandOfficeTexts }

export function Extend({ data, t }: Props) {
  const words = t.stand.extend
  const errorOf = errorsOf(data, 'extend')
  const typed = data.typed.do === 'extend' ? data.typed : {}
  return (
    <Section title={words.title}>
      <p className="type-small mb-4 max-w-text text-ink-2">{words.hint}</p>
      <OfficeForm
        does="extend"
        fields={{ hold: data.holdId, fair: data.fair.id }}
        className="grid max-w-[420px] gap-4"
      >
        <div className="grid grid-cols-2 gap-4">
          <TextField
            id="day"
            name="day"
            type="date"
            label={words.day}
            required
            defaultValue={typed.day ?? data.extendTo}
            error={errorOf('day')}
          />
          <TextField
            id="time"
            name="time"
            type="time"
            label={words.time}
            required
            defaultValue={typed.time ?? '18:00'}
          />
        </div>
        <LongField
          id="extend-why"
          name="why"
          label={words.why}
          required
          maxLength={500}
          rows={2}
          defaultValue={typed.why}
        />
        <Button type="submit" tone="secondary" size="small" className="w-fit">
          {words.button}
        </Button>
      </OfficeForm>
    </Section>
  )
}

export function Release({ data, t }: Props) {
  const words = t.stand.release
  const typed = data.typed.do === 'release' ? data.typed : {}
  return (
    <Section title={words.title}>
      <p className="type-small mb-4 max-w-text text-ink-2">{data.isPaid ? words.paid : words.hint}</p>
      <OfficeForm does="release" fields={{ hold: data.holdId, fair: data.fair.id }} className="max-w-[420px]">
        <LongField
          id="release-why"
          name="why"
          label={words.why}
          required
          maxLength={500}
          rows={2}
          defaultValue={typed.why}
        />
        <ConfirmTick id="confirm" label={fill(words.confirm, { code: data.row.code })} />
        <Button type="submit" tone="danger" size="small" className="mt-3">
          {words.button}
        </Button>
      </OfficeForm>
    </Section>
  )
}

export function Give({ data, t }: Props) {
  const words = t.stand.give
  const candidates = data.candidates ?? []
  return (
    <Section title={words.title}>
      {candidates.length === 0 ? (
        <p className="type-body">{words.nobody}</p>
      ) : (
        <>
          <p className="type-small mb-4 max-w-text text-ink-2">{words.hint}</p>
          <OfficeForm does="give" fields={{ fair: data.fair.id }} className="grid max-w-[420px] gap-4">
            <SelectField
              id="application"
              label={words.whom}
              value={data.typed.application ?? ''}
              options={[{ value: '', label: words.choose }, ...candidates]}
            />
            <Button type="submit" tone="secondary" size="small" className="w-fit">
              {words.button}
            </Button>
          </OfficeForm>
        </>
      )}
    </Section>
  )
}

function errorsOf({ typed, error }: OfficeStandData, does: string) {
  return (field: string) => (typed.do === does && error?.field === field ? error.message : undefined)
}
