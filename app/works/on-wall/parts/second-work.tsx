import { type FormEvent, useState } from 'react'
import { catalogueNumber } from '../../../content/work-label.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { WallData } from '../pages/wall.server.ts'
import type { OnWallTexts } from '../texts.ru.ts'
import { readNumber, type WallChoices } from '../wall-choices.ts'
import { MeasureField } from './measure-field.tsx'
import type { ChoiceControl } from './use-wall-choices.ts'

/** Another work beside it: of the same stand, or by its number. */
export function SecondWork({
  data,
  control,
  t,
  locale,
}: {
  data: WallData
  control: ChoiceControl
  t: OnWallTexts
  locale: LocaleCode
}) {
  const { work, sameStand } = data
  const { choices, change, hangBeside } = control
  const [problem, setProblem] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const beside = besideShown(data, choices)

  async function ask(number: string | null) {
    setProblem(null)
    if (number === null) return change({ beside: null })
    if (number === work.number) return setProblem(t.second.already)
    await hangBeside(number).catch(() => setProblem(t.second.failed))
  }

  function hangTyped(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    const number = readNumber(typed)
    if (number) return ask(number)
    if (typed.trim() !== '') setProblem(fill(t.second.unknown, { number: typed.trim() }))
  }

  const isUnknown = choices.beside !== null && !beside
  const said = problem ?? (isUnknown ? fill(t.second.unknown, { number: choices.beside ?? '' }) : null)
  return (
    <details open={choices.beside !== null || undefined} className="group border border-edge open:col-span-2">
      <summary className="type-small flex min-h-11 cursor-pointer list-none items-center justify-center gap-2 px-2 text-[0.9375rem]! font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
        <Icon name="plus" size={18} className="group-open:hidden" />
        <Icon name="minus" size={18} className="hidden group-open:block" />
        {t.second.title}
      </summary>
      <div className="grid gap-4 px-3 pt-1 pb-4">
        {sameStand.length > 0 && (
          <div>
            <label htmlFor="wall-with" className="type-small block pb-2">
              {t.second.same}
            </label>
            <select
              id="wall-with"
              name="with"
              value={choices.beside?.replace('.', '-') ?? ''}
              onChange={({ target }) => void ask(readNumber(target.value))}
              className="type-small h-12 w-full border border-edge bg-raised px-3"
            >
              <option value="">{t.second.none}</option>
              {isElsewhere(data, choices) && beside && (
                <option value={beside.number.replace('.', '-')}>{optionOf(beside)}</option>
              )}
              {sameStand.map(other => (
                <option key={other.number} value={other.number.replace('.', '-')}>
                  {optionOf(other)}
                </option>
              ))}
            </select>
          </div>
        )}
        <div>
          <label htmlFor="wall-number" className="type-small block pb-2">
            {t.second.typed}
          </label>
          <div className="flex gap-2">
            <input
              id="wall-number"
              name="number"
              value={typed}
              placeholder={t.second.example}
              maxLength={12}
              autoComplete="off"
              aria-invalid={said ? true : undefined}
              aria-describedby={said ? 'wall-second-problem' : undefined}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={event => {
                if (event.key === 'Enter') void hangTyped(event)
              }}
              className="type-small h-12 w-0 min-w-0 flex-1 border border-edge bg-transparent px-3"
            />
            <button
              type="submit"
              onClick={hangTyped}
              className={buttonClass({ tone: 'ghost', size: 'small' })}
            >
              {t.second.show}
            </button>
          </div>
          <p id="wall-second-problem" role="status" className="type-caption text-error empty:hidden mt-2">
            {said}
          </p>
        </div>
        {beside && (
          <MeasureField measure="gap" value={choices.gapCm} onChange={gapCm => change({ gapCm })} t={t} />
        )}
      </div>
    </details>
  )

  function optionOf({ number, title }: { number: string; title: string }) {
    return `${catalogueNumber(number, locale)} ${fill(t.quoted, { title })}`
  }
}

/** The second work, while it is the one that is chosen. */
export function besideShown({ beside }: WallData, choices: WallChoices) {
  return beside?.number === choices.beside ? beside : null
}

function isElsewhere({ sameStand }: WallData, { beside }: WallChoices): boolean {
  return beside !== null && !sameStand.some(({ number }) => number === beside)
}
