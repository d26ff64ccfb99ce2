import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { ConfirmTick, LongField } from '../../../office/parts/text-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
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
    <OfficeForm does="vote" className="mt-4 border-t-4 border-ink pt-1">
      <fieldset
        data-vote={words.chosen}
        data-kept={words.keptTyped}
        aria-describedby={error?.field === 'score' ? 'score-error' : 'score-legend'}
        className="bracket pt-2"
      >
        <legend className="float-left w-full">
          <h2 className="type-d3">{words.vote}</h2>
        </legend>
        <div className="clear-both grid grid-cols-5 gap-2 pt-2">
          {scores.map(one => (
            <label
              key={one}
              className="flex min-h-16 cursor-pointer flex-col items-center justify-start border border-edge px-0.5 py-1.5 text-center has-checked:border-t-4 has-checked:border-accent has-checked:bg-active has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
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
              <span className="type-caption leading-tight hyphens-auto">{t.scores[one]}</span>
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
      <NoteField
        id="forColleagues"
        label={words.forColleagues}
        hint={words.forColleaguesHint}
        value={typed?.forColleagues ?? data.own?.forColleagues ?? ''}
      />
      <NoteField
        id="forApplicant"
        label={words.forApplicant}
        hint={words.forApplicantHint}
        value={typed?.forApplicant ?? data.own?.forApplicant ?? ''}
        error={error?.field === 'forApplicant' ? error.message : undefined}
      />
      <Button type="submit" data-send className="mt-4 w-full">
        {data.own ? words.change : words.send}
      </Button>
    </OfficeForm>
  )
}

/** What goes with a score: for whom it is stands on the same line, so that all of it is seen without scrolling. */
function NoteField({
  id,
  label,
  hint,
  value,
  error,
}: Record<'id' | 'label' | 'hint' | 'value', string> & { error?: string | undefined }) {
  return (
    <div className="mt-3">
      <p className="type-small flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-hint`} className="text-ink-2">
          {hint}
        </span>
      </p>
      <textarea
        id={id}
        name={id}
        rows={2}
        maxLength={2_000}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        className={cx(
          'mt-1 w-full border bg-raised px-3 py-2 text-[0.9375rem] hover:border-ink',
          error ? 'wrong-bar border-error' : 'border-edge',
        )}
      />
      {error && (
        <p id={`${id}-error`} className="type-small mt-1 text-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** Standing back cannot be undone, so it is folded away and asks twice. */
export function ConflictForm({ data, t }: Props) {
  const words = t.table
  const typed = data.typed?.do === 'conflict' ? data.typed : null
  return (
    <details data-conflict className="mt-3 border border-edge" open={typed !== null}>
      <summary className="flex min-h-14 cursor-pointer items-center justify-center gap-2.5 font-medium">
        <svg
          viewBox="0 0 22 22"
          aria-hidden="true"
          className="size-4.5 fill-none stroke-current stroke-[1.5]"
        >
          <path d="M11 3.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM5.7 5.7l10.6 10.6" />
        </svg>
        {words.conflict}
      </summary>
      <div className="border-t border-hair p-4">
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
