import { useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'

/** A number between a minus and a plus; without a script the plain field is enough. */
export function NumberField({
  name,
  id,
  label,
  lessLabel,
  moreLabel,
  initial = 0,
  min = 0,
  max,
  describedBy,
  isWrong = false,
  isOff = false,
}: {
  name: string
  id: string
  /** Heard, not seen: what is counted stands beside. */
  label: string
  lessLabel: string
  moreLabel: string
  initial?: number | string
  min?: number
  max: number
  describedBy?: string | undefined
  isWrong?: boolean
  isOff?: boolean
}) {
  const input = useRef<HTMLInputElement>(null)
  function step(by: 1 | -1) {
    const field = input.current
    if (!field) return
    if (by > 0) field.stepUp()
    else field.stepDown()
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const button = 'needs-script grid size-12 shrink-0 place-items-center hover:text-accent disabled:text-ink-3'
  return (
    <span className="number-field">
      <button
        type="button"
        aria-label={lessLabel}
        disabled={isOff}
        onClick={() => step(-1)}
        className={button}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        ref={input}
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        min={min}
        max={max}
        defaultValue={initial}
        disabled={isOff}
      />
      <button
        type="button"
        aria-label={moreLabel}
        disabled={isOff}
        onClick={() => step(1)}
        className={button}
      >
        <Icon name="plus" size={16} />
      </button>
    </span>
  )
}
