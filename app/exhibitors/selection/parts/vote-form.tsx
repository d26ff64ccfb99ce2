import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { ConfirmTick, LongField } from '../../../office/parts/text-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { scores } from '../decisions.ts'
import type { LightTableData } from '../pages/light-table.server.ts'
import type { CouncilTexts } from '../texts.ru.ts'

type Props = { data: LightTableData; t: CouncilTexts }

/** One to five, a word to colleagues and one to the applicant. */
export function VoteForm({ data, t }: Props) {
  const words = t.table
  const typed = data.typed?.do === 'vote' ? data.typed : null
  const score = typed ? Number(typed.score) : data.own?.score
  const error = typed ? data.error : null
  return (
    <OfficeForm does="vote" className="mt-6">
      <fieldset aria-describedby={error?.field === 'score' ? 'score-error' : 'score-legend'}>
        <legend className="type-d3 block w-full border-x border-t border-edge px-3 pt-3">{words.vote}</legend>
        <div className="mt-3 grid grid-cols-5 gap-2">
          {scores.map(one => (
            <label
              key={one}
              className="flex min-h-16 cursor-pointer flex-col items-center justify-center border border-edge px-1 py-2 text-center has-checked:border-accent has-checked:bg-active"
            >
              <input
                type="radio"
                name="score"
                value={one}
                required
                defaultChecked={score === one}
                className="sr-only"
              />
              <span className="type-d3">{one}</span>
              <span className="type-caption">{t.scores[one]}</span>
            </label>
          ))}
        </div>
        <p id="score-legend" className="type-small mt-2 text-ink-2">
          {words.legend}
        </p>
        {error?.field === 'score' && (
          <p id="score-error" className="type-small text-error">
            {error.message}
          </p>
        )}
      </fieldset>
      <LongField
        id="forColleagues"
        name="forColleagues"
        label={words.forColleagues}
        hint={words.forColleaguesHint}
        maxLength={2_000}
        defaultValue={typed?.forColleagues ?? data.own?.forColleagues ?? ''}
        className="mt-5"
      />
      <LongField
        id="forApplicant"
        name="forApplicant"
        label={words.forApplicant}
        hint={words.forApplicantHint}
        maxLength={2_000}
        defaultValue={typed?.forApplicant ?? data.own?.forApplicant ?? ''}
        error={error?.field === 'forApplicant' ? error.message : undefined}
        className="mt-4"
      />
      <Button type="submit" className="mt-5">
        {data.own ? words.change : words.send}
      </Button>
    </OfficeForm>
  )
}

/** Standing back cannot be undone, so it is folded away and asks twice. */
export function ConflictForm({ data, t }: Props) {
  const words = t.table
  const typed = data.typed?.do === 'conflict' ? data.typed : null
  return (
    <details className="accordion mt-8 border-t border-hair" open={typed !== null}>
      <summary className="flex min-h-14 cursor-pointer items-center font-semibold">{words.conflict}</summary>
      <div className="pb-6">
        <p className="type-small mb-4 text-ink-2">{words.conflictLead}</p>
        <OfficeForm does="conflict">
          <LongField
            id="reason"
            name="reason"
            label={words.conflictReason}
            required
            maxLength={1_000}
            defaultValue={typed?.reason ?? ''}
            error={typed ? data.error?.message : undefined}
          />
          <ConfirmTick id="confirm" label={words.conflictConfirm} />
          <Button type="submit" tone="secondary" className="mt-3">
            {words.conflictSend}
          </Button>
        </OfficeForm>
      </div>
    </details>
  )
}
