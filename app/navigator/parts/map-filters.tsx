import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { chipClass } from '../../ui/chip-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { type Change, type MapAddress, noRoute, shownKinds } from '../map-address.ts'
import { sections } from '../plan.ts'
import type { NavigatorTexts } from '../texts.ru.ts'

/** What to look for, by words. */
export function MapSearch({
  query,
  onQuery,
  label,
}: {
  query: string
  onQuery(query: string): void
  label: string
}) {
  return (
    <search className="needs-script block min-w-0 grow">
      <SearchWords query={query} onQuery={onQuery} label={label} />
    </search>
  )
}

/** What to look for, by kind, by section. Pressing what is on lets everything be shown again. */
export function MapChips({
  address,
  onChange,
  onStepFree,
  keptCount,
  t,
}: {
  address: MapAddress
  onChange(change: Change): void
  onStepFree(): void
  keptCount: number
  t: NavigatorTexts
}) {
  const { show, section, query, isStepFree } = address
  return (
    <div className="map-chip-rows needs-script">
      {/* In a wide window the legend says it, in all its words. */}
      <div className="map-chips map-chips-narrow">
        <button
          type="button"
          aria-pressed={isStepFree}
          onClick={() => (isStepFree ? onChange(noRoute) : onStepFree())}
          className={`${chipClass(isStepFree)} gap-2.5`}
        >
          <Icon name="access" />
          {t.stepFree}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: chips are no fieldset of a form */}
      <div role="group" aria-label={t.filter} className="map-chips">
        {shownKinds.map(kind => (
          <button
            key={kind}
            type="button"
            aria-pressed={show === kind}
            onClick={() =>
              onChange({ show: show === kind ? null : kind, section: kind === 'stands' ? section : null })
            }
            className={chipClass(show === kind)}
          >
            {kind === 'mine' ? `${t.show.mine},\u00a0${keptCount}` : t.show[kind]}
          </button>
        ))}
        {(show || section || query) && (
          <button
            type="button"
            onClick={() => onChange({ show: null, section: null, q: null })}
            className="type-small link min-h-11 px-2"
          >
            {t.reset}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: chips are no fieldset of a form */}
      <div role="group" aria-label={t.filterSections} className="map-chips">
        {sections.map(code => (
          <button
            key={code}
            type="button"
            aria-pressed={section === code}
            aria-label={`${code}, ${t.section[code].small}`}
            onClick={() => onChange({ section: section === code ? null : code, show: null })}
            className={`${chipClass(section === code)} min-w-11 justify-center px-0`}
          >
            {code}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The field answers at once; the address follows when the hand rests. */
function SearchWords({
  query,
  onQuery,
  label,
}: {
  query: string
  onQuery(query: string): void
  label: string
}) {
  const [typed, setTyped] = useState(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(query)

  // Reset elsewhere, or arrived by another link: the field shows what the address says.
  useEffect(() => {
    if (query !== sent.current) setTyped(query)
    sent.current = query
  }, [query])
  useEffect(() => () => clearTimeout(timer.current), [])

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target
    setTyped(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = value.trim()
      onQuery(value.trim())
    }, 300)
  }

  return <SearchField label={label} value={typed} onChange={onChange} />
}
