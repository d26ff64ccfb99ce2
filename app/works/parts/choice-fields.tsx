import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Some of many, each with how many works it would show; a choice that is made can always be taken back. */
export function Ticks<Key extends string>({
  name,
  title,
  options,
  chosen,
  counts,
  isOpen = false,
}: {
  name: string
  title: string
  options: readonly { key: Key; words: string }[]
  chosen: readonly Key[]
  counts: Record<string, number>
  isOpen?: boolean
}) {
  // What would show nothing is left out, unless it has been chosen.
  const offered = options.filter(({ key }) => (counts[key] ?? 0) > 0 || chosen.includes(key))
  return (
    <Folded title={title} isOpen={isOpen || chosen.length > 0}>
      <fieldset className="min-w-0 pt-2">
        <legend className="sr-only">{title}</legend>
        {offered.map(({ key, words }) => (
          <label key={key} className="type-small flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={key}
              defaultChecked={chosen.includes(key)}
              className="tick"
            />
            <span className="min-w-0 flex-1">{words}</span>
            <span className="text-ink-2">{counts[key] ?? 0}</span>
          </label>
        ))}
      </fieldset>
    </Folded>
  )
}

/** A part of the form that keeps out of the way until it is wanted. */
export function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group border-t border-hair pt-4">
      <summary className="type-d3 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3">
        {title}
        <Icon name="chevron-down" size={18} className="text-ink-2 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

export function NumberField({
  name,
  label,
  given,
  hint,
  most,
}: {
  name: string
  label: string
  given: number | null
  hint: string | null
  most: number
}) {
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      name={name}
      aria-label={label}
      defaultValue={given ?? ''}
      placeholder={hint ?? undefined}
      maxLength={String(most).length}
      className="h-12 w-full min-w-0 border border-edge bg-raised px-4 text-[1rem] placeholder:text-ink-3 hover:border-ink"
    />
  )
}

/** A measure is a ruler: the part of the fair's prices that is taken, between its stops. */
export function PriceRuler({
  range: [least, most],
  from,
  to,
}: {
  range: readonly [number, number]
  from: number | null
  to: number | null
}) {
  const place = (value: number) =>
    most === least ? 0 : Math.min(100, Math.max(0, ((value - least) / (most - least)) * 100))
  const [start, end] = [from === null ? 0 : place(from), to === null ? 100 : place(to)]
  return (
    <svg aria-hidden="true" focusable="false" width="100%" height="24" className="mb-3 overflow-visible">
      <line x1="0" x2="100%" y1="12" y2="12" className="stroke-edge" />
      <line x1={`${start}%`} x2={`${end}%`} y1="12" y2="12" strokeWidth="3" className="stroke-ink" />
      {[start, end].map((stop, side) => (
        <line
          key={side === 0 ? 'from' : 'to'}
          x1={`${stop}%`}
          x2={`${stop}%`}
          y1="2"
          y2="22"
          strokeWidth="4"
          className="stroke-accent"
        />
      ))}
    </svg>
  )
}
