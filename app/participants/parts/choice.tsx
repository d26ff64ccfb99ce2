import { useIsHydrated } from '../../navigation/hydration.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { City } from '../list-entry.ts'

/** One of many as the browser's own select; what would show nobody says so and cannot be chosen. */
export function Choice({
  name,
  words,
  value,
  options,
  counts,
  onChoose,
}: {
  name: string
  words: { label: string; all: string }
  value: string | null
  options: readonly City[]
  counts: ReadonlyMap<string, number>
  onChoose(key: string | null): void
}) {
  // Until there is a script nothing can be chosen, and a slow phone need not lay out what nobody sees.
  const offered = useIsHydrated() ? options : []
  return (
    <label className="relative block lg:w-44 lg:shrink-0 xl:w-52">
      <span className="sr-only">{words.label}</span>
      <select
        name={name}
        value={value ?? ''}
        onChange={event => onChoose(event.target.value || null)}
        className="h-[54px] w-full appearance-none truncate border border-edge bg-raised pr-9 pl-3 text-[1rem] xs:pr-10 xs:pl-4 hover:border-ink"
      >
        <option value="">{words.all}</option>
        {offered.map(({ key, name }) => {
          const count = counts.get(key) ?? 0
          return (
            <option key={key} value={key} disabled={count === 0 && key !== value}>
              {`${name},\u00a0${count}`}
            </option>
          )
        })}
      </select>
      <Icon
        name="chevron-down"
        size={18}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
      />
    </label>
  )
}
