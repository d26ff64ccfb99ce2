import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { type Criterion, leastHalves, mostHalves } from '../../count/award-rule.ts'
import { halvesOf } from '../shelf-rows.ts'
import type { JuryTexts } from '../texts.ru.ts'

const stops = Array.from({ length: mostHalves - leastHalves + 1 }, (_, place) => place + leastHalves)

/** One criterion: nineteen stops from 1 to 10. Radio buttons, so that arrows move by half a point without a script. */
export function Ruler({
  criterion,
  weight,
  value,
  t,
  locale,
}: {
  criterion: Criterion
  weight: number
  value: number | undefined
  t: JuryTexts
  locale: LocaleCode
}) {
  const { name, asks } = t.criteria[criterion]
  return (
    <fieldset data-criterion={criterion} data-weight={weight} className="criterion border-b border-hair py-3">
      <legend className="sr-only">
        {name}. {asks}. {fill(t.sheet.weight, { weight })}
      </legend>
      <div aria-hidden="true">
        <p className="font-semibold">{name}</p>
        <p className="type-small text-ink-2">{asks}</p>
      </div>
      <p aria-hidden="true" className="type-small text-ink-2 tabular-nums">
        {fill(t.sheet.weight, { weight })}
      </p>
      <div className="ruler">
        {stops.map(stop => (
          <label key={stop} className="ruler-stop" data-whole={stop % 2 === 0 ? '' : undefined}>
            <input
              type="radio"
              name={criterion}
              value={stop}
              defaultChecked={value === stop}
              aria-label={fill(t.sheet.points, { points: halvesOf(stop, locale) })}
            />
            <span aria-hidden="true">{halvesOf(stop, locale)}</span>
          </label>
        ))}
      </div>
      <output data-points className="type-d3 text-right tabular-nums">
        {value === undefined ? <span className="text-ink-3">—</span> : halvesOf(value, locale)}
      </output>
    </fieldset>
  )
}
