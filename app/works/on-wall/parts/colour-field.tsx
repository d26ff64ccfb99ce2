import type { OnWallTexts } from '../texts.ru.ts'
import { colourNames, type WallColour, wallColours } from '../wall-colours.ts'

/** Six walls; the name of the chosen one stands at the end of the line. */
export function ColourField({
  value,
  onChange,
  t,
}: {
  value: WallColour
  onChange(colour: WallColour): void
  t: OnWallTexts
}) {
  return (
    <fieldset>
      <legend className="sr-only">{t.colour}</legend>
      <p aria-hidden="true" className="type-small flex justify-between gap-4 pb-2">
        <span className="font-medium">{t.colour}</span>
        <span className="text-ink-2">{t.colours[value]}</span>
      </p>
      <div className="grid grid-cols-6 gap-2">
        {colourNames.map(colour => (
          <label
            key={colour}
            className="relative grid h-11 cursor-pointer place-items-center outline-offset-2 has-checked:outline-2 has-checked:outline-ink has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="colour"
              value={colour}
              checked={value === colour}
              aria-label={t.colours[colour]}
              onChange={() => onChange(colour)}
              className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
            />
            <svg aria-hidden="true" className="absolute inset-0 size-full border border-edge">
              <rect width="100%" height="100%" fill={wallColours[colour].wall} />
            </svg>
            <svg
              aria-hidden="true"
              width="22"
              height="22"
              fill="none"
              stroke={wallColours[colour].ink}
              strokeWidth="1.4"
              className="relative hidden peer-checked:block"
            >
              <path d="M4 11.5 9 16.5 18.5 6" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
