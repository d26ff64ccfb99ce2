import { useState } from 'react'
import { useIsHydrated } from '../../../navigation/hydration.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { OnWallTexts } from '../texts.ru.ts'
import { type Measure, measures, readMeasure } from '../wall-choices.ts'

/** So many centimetres, typed or step by step. */
export function MeasureField({
  measure,
  value,
  onChange,
  t,
}: {
  measure: Measure
  value: number
  onChange(cm: number): void
  t: OnWallTexts
}) {
  const isLive = useIsHydrated()
  // What is being typed may be no measure yet; then it is only typed.
  const [typed, setTyped] = useState<string | null>(null)
  const { least, most, step } = measures[measure]
  const id = `wall-${measure}`
  const label = t.measures[measure]
  const press = (by: number) => () => {
    setTyped(null)
    onChange(Math.min(most, Math.max(least, value + by)))
  }
  return (
    <div>
      <label htmlFor={id} className="type-small block pb-2 font-medium">
        {label}
      </label>
      <div className="flex h-12 items-center border border-edge focus-within:border-ink hover:border-ink">
        <Press by={`${label}: ${t.less}`} icon="minus" isLive={isLive} onPress={press(-step)} />
        <input
          id={id}
          name={measure}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step={1}
          required
          value={typed ?? value}
          onChange={({ target }) => {
            const cm = readMeasure(measure, target.value)
            setTyped(cm === null ? target.value : null)
            if (cm !== null) onChange(cm)
          }}
          onBlur={() => setTyped(null)}
          className="type-body h-full w-0 min-w-0 flex-1 bg-transparent text-right font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <span className="type-body flex-1 pl-1 font-semibold">{t.cm}</span>
        <Press by={`${label}: ${t.more}`} icon="plus" isLive={isLive} onPress={press(step)} />
      </div>
    </div>
  )
}

function Press({
  by,
  icon,
  isLive,
  onPress,
}: {
  by: string
  icon: 'minus' | 'plus'
  isLive: boolean
  onPress(): void
}) {
  return (
    <button
      type="button"
      aria-label={by}
      disabled={!isLive}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center text-ink-2 hover:text-accent disabled:invisible"
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
