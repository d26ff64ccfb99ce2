import type { OnWallTexts } from '../texts.ru.ts'
import { type Below, belows } from '../wall-choices.ts'
import { WallIcon } from './wall-icon.tsx'

/** A sofa, a table, nothing, or one's own room. */
export function BelowField({
  value,
  onChange,
  t,
}: {
  value: Below
  onChange(below: Below): void
  t: OnWallTexts
}) {
  return (
    <fieldset>
      <legend className="type-small pb-2 font-medium">{t.below}</legend>
      <div className="grid grid-cols-2 gap-2">
        {belows.map(below => (
          <label key={below} className="radio-card type-small min-h-12! gap-2.5! bg-transparent! px-3!">
            <input
              type="radio"
              name="below"
              value={below}
              checked={value === below}
              onChange={() => onChange(below)}
              className={below === 'photo' ? 'absolute opacity-0' : undefined}
            />
            {below === 'photo' && <WallIcon name="camera" />}
            <span className="min-w-0">{t.belows[below]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
