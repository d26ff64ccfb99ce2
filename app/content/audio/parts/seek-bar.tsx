import type { CSSProperties } from 'react'

export type SeekBarProps = {
  label: string
  value: number
  max: number
  step: number
  /** The place in words, for whoever does not see the bar. */
  told: string
  /** The place as it is written beside the bar. */
  shown: string
  onSeek(value: number): void
}

/** Where one is, and the way to anywhere else: arrows, Page Up and Down, Home and End go along it. */
export function SeekBar({ label, value, max, step, told, shown, onSeek }: SeekBarProps) {
  return (
    <div className="seek-line flex items-center gap-3">
      <input
        type="range"
        className="seek-bar"
        aria-label={label}
        aria-valuetext={told}
        min={0}
        max={max}
        step={step}
        value={value}
        style={{ '--share': max > 0 ? value / max : 0 } as CSSProperties}
        onChange={event => onSeek(Number(event.target.value))}
      />
      <span
        aria-hidden="true"
        className="type-small min-w-20 text-right whitespace-nowrap tabular-nums text-ink-2"
      >
        {shown}
      </span>
    </div>
  )
}
