import type { KeyboardEvent } from 'react'
import { fill } from '../../platform/fill.ts'
import type { WorksTexts } from '../texts.ru.ts'
import { type ColourKey, colourOf, type Step, steppedFrom, wheel } from '../wheel.ts'
import { pieceOf } from '../wheel-shape.ts'
import { colourName } from '../words.ts'

const arrows: Record<string, Step> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'out',
  ArrowDown: 'in',
}

/** The wheel is one group of radio buttons: every colour has its name, and the browser's own keys do without a script. */
export function ColourWheel({
  chosen,
  counts,
  t,
}: {
  chosen: ColourKey | null
  counts: Record<string, number>
  t: WorksTexts
}) {
  return (
    <fieldset onKeyDown={turn} aria-describedby="wheel-keys" className="min-w-0">
      <legend className="type-d3">{t.colour.title}</legend>
      <div className="colour-wheel mt-4">
        {wheel.map(colour => (
          <label key={colour.key}>
            <input type="radio" name="colour" value={colour.key} defaultChecked={colour.key === chosen} />
            <span className="sr-only">
              {fill(t.colour.counted, {
                colour: colourName(colour.key, t),
                count: counts[colour.key] ?? 0,
              })}
            </span>
            <svg viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
              <path d={pieceOf(colour)} fill={colour.hex} />
            </svg>
          </label>
        ))}
      </div>
      <p id="wheel-keys" className="sr-only">
        {t.colour.keys}
      </p>
      {chosen && (
        <p className="type-small mt-4 flex items-center gap-3">
          <svg width="14" height="14" aria-hidden="true" focusable="false">
            <rect width="14" height="14" fill={colourOf(chosen)?.hex} />
          </svg>
          {colourName(chosen, t)}
        </p>
      )}
      <label className="type-small mt-1 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="radio"
          name="colour"
          value=""
          defaultChecked={chosen === null}
          className="tick tick-round"
        />
        {t.colour.any}
      </label>
      <p className="type-caption text-ink-2">{t.colour.hint}</p>
    </fieldset>
  )
}

/** Arrows turn the wheel within its ring, and go from ring to ring. */
function turn(event: KeyboardEvent<HTMLFieldSetElement>) {
  const step = arrows[event.key]
  const { target, currentTarget } = event
  if (!step || !(target instanceof HTMLInputElement) || target.value === '') return
  event.preventDefault()
  const next = steppedFrom(target.value as ColourKey, step)
  currentTarget.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.focus()
  currentTarget.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.click()
}
